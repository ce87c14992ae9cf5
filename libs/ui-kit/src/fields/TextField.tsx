import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
  parse?: (typed: string) => string;
  /** How a value is shown, where that is not the value itself; `keep` makes the value of it again. */
  format?: (value: string) => string;
  /** The value once the field was left, or submitted by Enter. */
  normalise?: (typed: string) => string;
  /** Id of its label, for what else the label describes. */
  labelId?: string;
  /** At the end of the box: a button that belongs to the field. */
  endAdornment?: ReactNode;
  /** Id of a further text about it, read after its own. */
  describedBy?: string;
  /** How many lines its longest message takes on a phone, half of them elsewhere; they are kept for it. */
  messageLines?: 1 | 2 | 3;
  /** Further attributes of the <input>. */
  inputAttributes?: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'spellCheck' | 'style'>;
}

/**
 * Grows with its text by style alone: MUI's own way measures in script, so a prerendered form would jump when
 * React comes, and a press on its button that comes at once would miss.
 */
const asLongAs = (rows: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '16lh', resize: 'vertical' },
});

const LINE_EM = 1.45;
const linesFor = (lines: number) => ({
  minHeight: { xs: `${lines * LINE_EM}em`, sm: `${Math.ceil(lines / 2) * LINE_EM}em` },
});

/**
 * One line of text (or `rows` lines). Its value in the form is exactly what was typed. It is put together of
 * MUI's parts: MUI's own TextField brings every kind of select and its menus with it, a fifth of the script
 * of a page that only has text to fill in.
 */
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
  parse,
  format,
  normalise,
  labelId,
  endAdornment,
  describedBy,
  messageLines = 1,
  inputAttributes,
  ...props
}: TextFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  const helperId = `${id}-helper-text`;
  return (
    <FormControl fullWidth variant="outlined" error={invalid} disabled={disabled}>
      <InputLabel id={labelId} htmlFor={id}>
        {props.label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={field.name}
        value={format ? format(field.value) : field.value}
        onBlur={(event) => {
          if (normalise) void helpers.setValue(normalise(field.value));
          field.onBlur(event);
        }}
        onKeyDown={({ key }) => {
          if (normalise && key === 'Enter') void helpers.setValue(normalise(field.value));
        }}
        onChange={(event) => void helpers.setValue(parse ? parse(event.target.value) : event.target.value)}
        type={type}
        label={props.label}
        placeholder={placeholder}
        autoComplete={autoComplete}
        multiline={rows !== undefined}
        {...(rows !== undefined && { inputComponent: 'textarea', sx: asLongAs(rows) })}
        endAdornment={endAdornment}
        inputProps={{
          // A <textarea> has no type.
          ...(rows !== undefined && { rows, type: undefined }),
          inputMode,
          maxLength,
          autoCapitalize,
          enterKeyHint: props.enterKeyHint,
          'aria-required': required || undefined,
          'aria-describedby': [helperId, describedBy].filter(Boolean).join(' ') || undefined,
          ...inputAttributes,
        }}
      />
      <FormHelperText id={helperId} sx={linesFor(messageLines)}>
        {helperText}
      </FormHelperText>
    </FormControl>
  );
}
