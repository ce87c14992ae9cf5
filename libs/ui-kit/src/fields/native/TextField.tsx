import type { NativeFieldProps, ConstraintMessages } from '../../native/NativeField.tsx';
import { useKitField } from '../useKitField.ts';
import { NativeField } from '../../native/NativeField.tsx';
import type { TextFieldProps as KitTextFieldProps } from '../TextField.tsx';

/** Connects a native field to its form: its value and messages, and its events. */
export function useNativeField({
  required = false,
  parse,
  normalise,
  inputAttributes,
  hint,
  warning,
  error,
  ...props
}: TextFieldProps): NativeFieldProps {
  const { name, label } = props;
  const { id, field, helpers, invalid, helperText } = useKitField<string>({
    name,
    label,
    hint,
    warning,
    error,
  });
  return {
    ...inputAttributes,
    ...props,
    id,
    value: field.value,
    invalid,
    helperText,
    'aria-required': required || undefined,
    onChange: (typed) => void helpers.setValue(parse ? parse(typed) : typed),
    onBlur: (event) => {
      if (normalise) void helpers.setValue(normalise(field.value));
      field.onBlur(event);
    },
  };
}

export interface TextFieldProps extends Omit<KitTextFieldProps, 'endAdornment'> {
  /** For the browser's own validation, before React runs. */
  pattern?: string;
  constraintMessages?: ConstraintMessages;
}

/** A native text field of one line (or `rows` lines). Its value in the form is exactly what was typed. */
export const TextField = (props: TextFieldProps) => <NativeField {...useNativeField(props)} />;
