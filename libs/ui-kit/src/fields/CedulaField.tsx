import { cedulaDigits } from '@laundry/strings/format';
import { NumberFormatBase } from 'react-number-format';
import { FormattedField, anywhere, skipSeparators } from './FormattedField.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

const LENGTH = 8;
const overGroups = skipSeparators((text, index) => /[.-]/.test(text.charAt(index)));

/** '1.234.567-8'; older numbers have seven digits: '123.456-7'. */
function groupDigits(digits: string): string {
  const millions = digits.length === LENGTH ? `${digits.charAt(0)}.` : '';
  const rest = digits.slice(millions === '' ? 0 : 1);
  return millions + rest.replace(/^(\d{3})(?=\d)/, '$1.').replace(/^(\d{3}\.\d{3})(?=\d)/, '$1-');
}

/**
 * A field for a Uruguayan identity number, grouped as it is typed. Its value in the form: the digits only.
 * The form checks the check digit and passes a `warning`.
 */
export function CedulaField(props: FieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  return (
    <NumberFormatBase
      {...control}
      frame={frame}
      customInput={FormattedField}
      value={cedulaDigits(field.value)}
      valueIsNumericString
      format={groupDigits}
      removeFormatting={cedulaDigits}
      getCaretBoundary={anywhere}
      onKeyDown={overGroups}
      onValueChange={({ value }, { event }) => {
        if (event !== undefined) void helpers.setValue(value);
      }}
      inputMode="numeric"
    />
  );
}
