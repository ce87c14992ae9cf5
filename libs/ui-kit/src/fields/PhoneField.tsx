import { TextField } from './native/TextField.tsx';
import { phoneGroups } from './phoneGroups.ts';
import type { FieldProps } from './useKitField.ts';

export type PhoneFieldProps = FieldProps;

const onlyPhone = (typed: string): string => typed.replaceAll(/[^\d+()\s-]/g, '');

/** A phone number, with the keyboard for it; a Uruguayan one stands in groups once the field is left. */
export const PhoneField = (props: PhoneFieldProps) => (
  <TextField {...props} type="tel" inputMode="tel" autoComplete="tel" keep={onlyPhone} tidy={phoneGroups} />
);
