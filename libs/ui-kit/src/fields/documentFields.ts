import { cedulaDigits } from '@laundry/strings/format';
import { inGroups } from '../format/inGroups.ts';
import { groupedField } from './CardCodeField.tsx';

/**
 * A field for a Uruguayan tax number (RUT): twelve digits. The form checks the check digit and passes a
 * `warning`.
 */
export const RutField = groupedField(
  {
    parse: (text) => text.replaceAll(/\D/g, '').slice(0, 12),
    format: (digits) => inGroups(digits, [2, 6, 4]),
  },
  'kit-input kit-code',
);

/** '1.234.567-8'; older numbers have seven digits: '123.456-7'. */
function dotted(digits: string): string {
  const millions = digits.length === 8 ? `${digits.charAt(0)}.` : '';
  const rest = digits.slice(millions === '' ? 0 : 1);
  return millions + rest.replace(/^(\d{3})(?=\d)/, '$1.').replace(/^(\d{3}\.\d{3})(?=\d)/, '$1-');
}

/** A field for a Uruguayan identity number. The form checks the check digit and passes a `warning`. */
export const CedulaField = groupedField({
  parse: cedulaDigits,
  format: (value) => dotted(cedulaDigits(value)),
});
