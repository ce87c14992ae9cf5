import type { HTMLInputAutoCompleteAttribute } from 'react';
import { PatternFormat } from 'react-number-format';
import { FormattedField } from './native/FormattedField.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface PatternFieldProps extends FieldProps {
  /** How its digits are shown, one `#` each: '#### ####'. */
  pattern: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Finds the number in a pasted text that holds more than it; undefined where there is none. */
  findIn?: (pasted: string) => string | undefined;
}

/** Digits shown in groups as they are typed or pasted. Its value in the form: the digits alone. */
export function PatternField({
  required = false,
  disabled = false,
  pattern,
  autoComplete = 'off',
  findIn,
  ...props
}: PatternFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  return (
    <PatternFormat
      customInput={FormattedField}
      id={id}
      name={field.name}
      value={field.value}
      valueIsNumericString
      format={pattern}
      onValueChange={({ value }, { event }) => {
        // A change that comes from the form's own value must not be reported back to it.
        if (event !== undefined) void helpers.setValue(value);
      }}
      onPaste={(event) => {
        const found = findIn?.(event.clipboardData.getData('text'));
        if (found === undefined) return;
        event.preventDefault();
        void helpers.setValue(found);
      }}
      onBlur={field.onBlur}
      autoComplete={autoComplete}
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
