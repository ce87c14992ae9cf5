import { PatternFormat } from 'react-number-format';
import { FormattedField } from './FormattedField.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type RutFieldProps = FieldProps;

/**
 * A field for a Uruguayan tax number (RUT): twelve digits, grouped as they are typed or pasted. Its value in
 * the form: the digits only. The form checks the check digit and passes a `warning`.
 */
export function RutField({ required = false, disabled = false, ...props }: RutFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  return (
    <PatternFormat
      customInput={FormattedField}
      id={id}
      name={field.name}
      value={field.value}
      valueIsNumericString
      format="## ###### ####"
      onValueChange={({ value }, { event }) => {
        // A change that originates from the form's own value must not be reported back to it.
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
      style={{ letterSpacing: '0.06em' }}
    />
  );
}
