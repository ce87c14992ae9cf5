import { useKitField } from '../useKitField.ts';
import type { SelectFieldProps } from '../SelectField.tsx';
import { FieldFrame, helperIdOf } from '../../native/FieldFrame.tsx';

/** A choice from a list, with the device's own picker. Its value in the form is the option's. */
export function SelectField({
  required = false,
  disabled = false,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const { id, field, invalid, helperText } = useKitField<string>(props);
  return (
    <FieldFrame id={id} label={props.label} helperText={helperText} invalid={invalid}>
      <div className="kit-select">
        <select
          {...field}
          id={id}
          className="kit-input"
          disabled={disabled}
          aria-invalid={invalid}
          aria-required={required || undefined}
          aria-describedby={helperIdOf(id)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
