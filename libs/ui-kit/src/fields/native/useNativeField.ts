import type { NativeFieldProps } from '../../native/NativeField.tsx';
import { useKitField } from '../useKitField.ts';
import type { TextFieldProps } from './TextField.tsx';

/** Ties a native field to its form: what it shows, and what it tells the form. */
export function useNativeField({
  required = false,
  keep,
  tidy,
  inputAttributes,
  hint,
  warning,
  problem,
  ...props
}: TextFieldProps): NativeFieldProps {
  const { name, label } = props;
  const { id, field, helpers, invalid, helperText } = useKitField<string>({
    name,
    label,
    hint,
    warning,
    problem,
  });
  return {
    ...inputAttributes,
    ...props,
    id,
    value: field.value,
    invalid,
    helperText,
    'aria-required': required || undefined,
    onChange: (typed) => void helpers.setValue(keep ? keep(typed) : typed),
    onBlur: (event) => {
      if (tidy) void helpers.setValue(tidy(field.value));
      field.onBlur(event);
    },
  };
}
