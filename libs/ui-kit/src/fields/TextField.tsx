import MuiTextField from '@mui/material/TextField';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  maxLength?: number;
  placeholder?: string;
  /** Rows of a longer text; without it the field is one line. */
  rows?: number;
  /** Mobile keyboards: no capitals for e-mails and codes. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  /** What is kept of what was typed or pasted, for fields with their own alphabet. */
  keep?: (typed: string) => string;
  /** What stands in the field once it was left. */
  tidy?: (typed: string) => string;
  /** At the end of the box: a button that belongs to the field. */
  endAdornment?: ReactNode;
  /** Id of a further text about it, read after its own. */
  describedBy?: string;
  /** Further attributes of the <input>. */
  inputAttributes?: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'spellCheck' | 'style'>;
}

/** One line of text (or `rows` lines). Its value in the form is exactly what was typed. */
export function TextField({
  required = false,
  disabled = false,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  placeholder,
  rows,
  autoCapitalize,
  keep,
  tidy,
  endAdornment,
  describedBy,
  inputAttributes,
  ...props
}: TextFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  return (
    <MuiTextField
      id={id}
      name={field.name}
      value={field.value}
      onBlur={(event) => {
        if (tidy) void helpers.setValue(tidy(field.value));
        field.onBlur(event);
      }}
      onChange={(event) => void helpers.setValue(keep ? keep(event.target.value) : event.target.value)}
      type={type}
      label={props.label}
      error={invalid}
      helperText={helperText}
      disabled={disabled}
      placeholder={placeholder}
      autoComplete={autoComplete}
      multiline={rows !== undefined}
      minRows={rows}
      slotProps={{
        input: { endAdornment },
        htmlInput: {
          inputMode,
          maxLength,
          autoCapitalize,
          enterKeyHint: props.enterKeyHint,
          'aria-required': required || undefined,
          ...(describedBy !== undefined && {
            'aria-describedby': [helperText !== undefined && `${id}-helper-text`, describedBy]
              .filter(Boolean)
              .join(' '),
          }),
          ...inputAttributes,
        },
      }}
    />
  );
}
