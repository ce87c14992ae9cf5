import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

/** Uruguay's numbers in the groups in which people read them: mobiles, and landlines. */
const GROUPS = [/^(09\d)(\d{3})(\d{3})$/, /^([24]\d{3})(\d{4})$/];

/** Groups a phone number as people read it; foreign numbers stay as typed. */
export function formatPhone(typed: string): string {
  const text = typed.trim();
  const digits = text.startsWith('+') ? '' : text.replaceAll(/\D/g, '');
  const [, ...groups] = GROUPS.map((plan) => plan.exec(digits)).find(Boolean) ?? [];
  return groups.join(' ') || text;
}

const onlyPhone = (typed: string): string => typed.replaceAll(/[^\d+()\s-]/g, '');

/**
 * A field for a phone number, with the matching keyboard; Uruguayan numbers are grouped once the field is
 * left.
 */
export const PhoneField = (props: FieldProps) => (
  <TextField
    {...props}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    parse={onlyPhone}
    normalise={formatPhone}
  />
);
