import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

/** Uruguay's numbering plan: mobiles begin with 09, landlines with 2 or 4. Others are not grouped. */
const GROUPS: readonly { begins: RegExp; groups: readonly number[] }[] = [
  { begins: /^09/, groups: [3, 3, 3] },
  { begins: /^[24]/, groups: [4, 4] },
];

/** Groups a phone number as people read it; foreign numbers stay as typed. */
export function formatPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  const plan = typed.trim().startsWith('+') ? undefined : GROUPS.find(({ begins }) => begins.test(digits));
  if (!plan || digits.length !== plan.groups.reduce((sum, size) => sum + size, 0)) return typed.trim();
  let from = 0;
  return plan.groups.map((size) => digits.slice(from, (from += size))).join(' ');
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
