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
  /** The number of rows of a longer text; by default the field has one line. */
  rows?: number;
  /** Mobile keyboards: no capitals for e-mails and codes. */
  autoCapitalize?: 'none' | 'words' | 'sentences';
  /** Extracts the accepted characters from typed or pasted text. */
  parse?: (typed: string) => string;
  /** Formats the value for display; `parse` reverses it. */
  format?: (value: string) => string;
  /** Normalises the value when the field is left, or submitted by Enter. */
  normalise?: (typed: string) => string;
  /** The id of its label, for other elements that the label describes. */
  labelId?: string;
  /** A button of the field, at the end of its box. */
  endAdornment?: ReactNode;
  /** The id of a further description, read after its own. */
  describedBy?: string;
  /** The lines of its longest message on a phone (half as many elsewhere), for which space is reserved. */
  messageLines?: 1 | 2 | 3;
  /** Further attributes of the <input>. */
  inputAttributes?: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'spellCheck' | 'style'>;
}

/**
 * Grows with its text by CSS only. MUI measures in script, so a prerendered form would move when React
 * starts, and an early click on its button would miss.
 */
const asLongAs = (rows: number) => ({
  '& textarea': { fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: '16lh', resize: 'vertical' },
});

const LINE_EM = 1.45;
const linesFor = (lines: number) => ({
  minHeight: { xs: `${lines * LINE_EM}em`, sm: `${Math.ceil(lines / 2) * LINE_EM}em` },
});

/**
 * A text field of one line (or `rows` lines). Its value in the form is exactly what was typed. It is composed
 * of MUI's parts, because MUI's own TextField includes all kinds of selects with their menus, a fifth of the
 * script of a page that only has text fields.
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
