import { DigitsField } from './DigitsField.tsx';
import type { FieldProps } from './useKitField.ts';

/** '21 100342 0017'. */
const format = (digits: string): string =>
  digits.replace(/^(\d{2})(?=\d)/, '$1 ').replace(/^(\d{2} \d{6})(?=\d)/, '$1 ');

/**
 * A field for a Uruguayan tax number (RUT): twelve digits. The form checks the check digit and passes a
 * `warning`.
 */
export const RutField = (props: FieldProps) => <DigitsField {...props} number={{ length: 12, format }} />;
