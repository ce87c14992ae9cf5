import { Select } from '../controls/Select.tsx';
import type { SelectOption } from '../controls/Select.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type { SelectOption };

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The text of the empty choice, of value ''. Without it the first option is chosen at the start. */
  placeholder?: string;
}

/** A choice from a list, with the device's own picker. Its value in the form is the option's. */
export function SelectField({
  required = false,
  disabled = false,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  return (
    <Select
      {...{ id, options, placeholder, disabled, invalid, helperText }}
      name={field.name}
      label={props.label}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(value) => void helpers.setValue(value)}
      aria-required={required || undefined}
    />
  );
}
