import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { TextInput } from '../controls/TextInput.tsx';
import type { ConstraintMessages, TextInputProps } from '../controls/TextInput.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface TextFieldProps extends FieldProps {
  type?: TextInputProps['type'];
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
  /** For the browser's own validation, before React runs. */
  pattern?: string;
  constraintMessages?: ConstraintMessages;
  /** Further attributes of the <input>. */
  inputAttributes?: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max' | 'spellCheck' | 'style'>;
}

/** A text field of one line (or `rows` lines). Its value in the form is exactly what was typed. */
export function TextField({
  required = false,
  parse,
  format,
  normalise,
  inputAttributes,
  hint,
  warning,
  error,
  invalid: silentlyInvalid = false,
  ...props
}: TextFieldProps) {
  const { name, label } = props;
  const { id, field, helpers, invalid, helperText } = useKitField<string>({
    name,
    label,
    hint,
    warning,
    error,
    invalid: silentlyInvalid,
  });
  const tidy = normalise && (() => void helpers.setValue(normalise(field.value)));
  return (
    <TextInput
      {...inputAttributes}
      {...props}
      id={id}
      value={format ? format(field.value) : field.value}
      invalid={invalid}
      helperText={helperText}
      aria-required={required || undefined}
      onChange={(typed) => void helpers.setValue(parse ? parse(typed) : typed)}
      onKeyDown={tidy && (({ key }) => key === 'Enter' && tidy())}
      onBlur={(event) => {
        tidy?.();
        field.onBlur(event);
      }}
    />
  );
}
