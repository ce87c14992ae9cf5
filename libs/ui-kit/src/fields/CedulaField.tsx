import { cedulaDigits } from '@laundry/strings/format';
import { NumberFormatBase } from 'react-number-format';
import { skipSeparators } from './skipSeparators.ts';
import { FormattedField } from './FormattedField.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type CedulaFieldProps = FieldProps;

const LENGTH = 8;
const overGroups = skipSeparators((text, index) => /[.-]/.test(text.charAt(index)));
const anywhere = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

/** '1.234.567-8'; older numbers have seven digits: '123.456-7'. */
function grouped(digits: string): string {
  const millions = digits.length === LENGTH ? `${digits.charAt(0)}.` : '';
  const rest = digits.slice(millions === '' ? 0 : 1);
  return millions + rest.replace(/^(\d{3})(?=\d)/, '$1.').replace(/^(\d{3}\.\d{3})(?=\d)/, '$1-');
}

/**
 * A field for a Uruguayan identity number, grouped as it is typed. Its value in the form: the digits only.
 * The form checks the check digit and passes a `warning`.
 */
export function CedulaField({ required = false, disabled = false, ...props }: CedulaFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  return (
    <NumberFormatBase
      customInput={FormattedField}
      id={id}
      name={field.name}
      value={cedulaDigits(field.value)}
      valueIsNumericString
      format={grouped}
      removeFormatting={cedulaDigits}
      getCaretBoundary={anywhere}
      onKeyDown={overGroups}
      onValueChange={({ value }, { event }) => {
        if (event !== undefined) void helpers.setValue(value);
      }}
      onBlur={field.onBlur}
      autoComplete="off"
      label={props.label}
      invalid={invalid}
      helperText={helperText}
      disabled={disabled}
      inputMode="numeric"
      spellCheck={false}
      enterKeyHint={props.enterKeyHint}
      aria-required={required || undefined}
    />
  );
}
