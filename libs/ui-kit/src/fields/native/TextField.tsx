import type { InputHTMLAttributes } from 'react';
import { useKitField } from '../useKitField.ts';
import type { TextFieldProps as KitTextFieldProps } from '../TextField.tsx';
import { FieldFrame, helperIdOf } from './FieldFrame.tsx';

export type TextFieldProps = Omit<KitTextFieldProps, 'endAdornment' | 'describedBy'>;

/** One line of text (or `rows` lines) in a native control. Its value in the form is exactly what was typed. */
export function TextField({
  required = false,
  disabled = false,
  type = 'text',
  rows,
  keep,
  tidy,
  messageLines,
  inputAttributes,
  autoComplete,
  inputMode,
  maxLength,
  placeholder,
  autoCapitalize,
  enterKeyHint,
  ...props
}: TextFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  const control: InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> = {
    ...inputAttributes,
    id,
    name: field.name,
    value: field.value,
    onBlur: (event) => {
      if (tidy) void helpers.setValue(tidy(field.value));
      field.onBlur(event);
    },
    onChange: ({ target }) => void helpers.setValue(keep ? keep(target.value) : target.value),
    disabled,
    placeholder,
    autoComplete,
    inputMode,
    maxLength,
    autoCapitalize,
    enterKeyHint,
    'aria-invalid': invalid,
    'aria-required': required || undefined,
    'aria-describedby': helperIdOf(id),
  };
  return (
    <FieldFrame
      id={id}
      label={props.label}
      helperText={helperText}
      invalid={invalid}
      messageLines={messageLines}
    >
      {rows === undefined ? (
        <input {...control} type={type} className="kit-input" />
      ) : (
        <textarea {...control} rows={rows} className="kit-input kit-text" />
      )}
    </FieldFrame>
  );
}
