import { CEDULA_LENGTH } from '@laundry/strings/format';
import { DigitsField } from './DigitsField.tsx';
import type { FieldProps } from './useKitField.ts';

/** '1.234.567-8'; older numbers have seven digits: '123.456-7'. */
function format(digits: string): string {
  const millions = digits.length === CEDULA_LENGTH ? `${digits.charAt(0)}.` : '';
  const rest = digits.slice(millions === '' ? 0 : 1);
  return millions + rest.replace(/^(\d{3})(?=\d)/, '$1.').replace(/^(\d{3}\.\d{3})(?=\d)/, '$1-');
}

/** A field for a Uruguayan identity number. The form checks the check digit and passes a `warning`. */
export const CedulaField = (props: FieldProps) => (
  <DigitsField {...props} number={{ length: CEDULA_LENGTH, format }} className="kit-input" />
);
