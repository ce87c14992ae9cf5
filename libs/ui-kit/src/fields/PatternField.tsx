import MuiTextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { PatternFormat } from 'react-number-format';
import { tabularFigures } from '../theme/typography.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface PatternFieldProps extends FieldProps {
  /** How its digits are shown, one `#` each: '#### ####'. */
  pattern: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Digits shown in groups as they are typed or pasted. Its value in the form: the digits alone. */
export function PatternField({
  name,
  label,
  hint,
  warning,
  required = false,
  disabled = false,
  pattern,
  autoComplete = 'off',
}: PatternFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>({ name, hint, warning });
  return (
    <PatternFormat
      customInput={MuiTextField}
      id={id}
      name={field.name}
      value={field.value}
      valueIsNumericString
      format={pattern}
      onValueChange={({ value }, { event }) => {
        // A change that comes from the form's own value must not be reported back to it.
        if (event !== undefined) void helpers.setValue(value);
      }}
      onBlur={field.onBlur}
      autoComplete={autoComplete}
      label={label}
      error={invalid}
      helperText={helperText}
      disabled={disabled}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          spellCheck: false,
          'aria-required': required || undefined,
          style: { ...tabularFigures, letterSpacing: '0.06em' },
        },
      }}
    />
  );
}
