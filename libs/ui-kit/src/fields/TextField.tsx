import { TextInput } from '../controls/TextInput.tsx';
import type { TextInputProps } from '../controls/TextInput.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/** What the field says of its input itself. */
type OwnProps = 'id' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'helperText' | 'labelHidden';

export interface TextFieldProps extends FieldProps, Omit<TextInputProps, keyof FieldProps | OwnProps> {
  /** Extracts the accepted characters from typed or pasted text. */
  parse?: (typed: string) => string;
  /** Formats the value for display; `parse` reverses it. */
  format?: (value: string) => string;
  /** Normalises the value when the field is left, or submitted by Enter. */
  normalise?: (typed: string) => string;
}

/** A text field of one line (or `rows` lines). Its value in the form is exactly what was typed. */
export function TextField({
  parse,
  format,
  normalise,
  hint,
  warning,
  error,
  invalid = false,
  ...props
}: TextFieldProps) {
  const { name, label } = props;
  const { field, helpers, frame } = useKitField<string>({ name, label, hint, warning, error, invalid });
  const tidy = normalise && (() => void helpers.setValue(normalise(field.value)));
  return (
    <TextInput
      {...props}
      {...frame}
      value={format ? format(field.value) : field.value}
      onChange={(typed) => void helpers.setValue(parse ? parse(typed) : typed)}
      onKeyDown={tidy && (({ key }) => key === 'Enter' && tidy())}
      onBlur={(event) => {
        tidy?.();
        field.onBlur(event);
      }}
    />
  );
}
