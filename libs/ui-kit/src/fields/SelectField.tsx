import { Select } from '../controls/Select.tsx';
import type { SelectProps } from '../controls/Select.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type SelectFieldProps = FieldProps & Pick<SelectProps, 'options' | 'placeholder'>;

/** A choice from a list, with the device's own picker. Its value in the form is the option's. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  return (
    <Select
      {...control}
      {...frame}
      options={options}
      placeholder={placeholder}
      value={field.value}
      onChange={(value) => void helpers.setValue(value)}
    />
  );
}
