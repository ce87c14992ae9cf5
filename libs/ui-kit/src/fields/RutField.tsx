import { PatternFormat } from 'react-number-format';
import { FormattedField } from './FormattedField.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/**
 * A field for a Uruguayan tax number (RUT): twelve digits, grouped as they are typed or pasted. Its value in
 * the form: the digits only. The form checks the check digit and passes a `warning`.
 */
export function RutField(props: FieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  return (
    <PatternFormat
      {...control}
      frame={frame}
      customInput={FormattedField}
      value={field.value}
      valueIsNumericString
      format="## ###### ####"
      onValueChange={({ value }, { event }) => {
        // A change that originates from the form's own value must not be reported back to it.
        if (event !== undefined) void helpers.setValue(value);
      }}
      inputMode="numeric"
      style={{ letterSpacing: '0.06em' }}
    />
  );
}
