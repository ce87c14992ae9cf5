import { DigitsField } from './DigitsField.tsx';
import type { FieldProps } from './useKitField.ts';

const LENGTH = 8;

/** '1.234.567-8'; older numbers have seven digits: '123.456-7'. */
function format(digits: string): string {
  const millions = digits.length === LENGTH ? `${digits.charAt(0)}.` : '';
  const rest = digits.slice(millions === '' ? 0 : 1);
  return millions + rest.replace(/^(\d{3})(?=\d)/, '$1.').replace(/^(\d{3}\.\d{3})(?=\d)/, '$1-');
}

/** A field for a Uruguayan identity number. The form checks the check digit and passes a `warning`. */
export const CedulaField = (props: FieldProps) => (
  <DigitsField {...props} number={{ length: LENGTH, format }} className="kit-input" />
);
