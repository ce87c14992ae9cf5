import { FieldFrame, helperIdOf } from '../controls/FieldFrame.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /**
   * The text of the empty choice, whose value is ''. Without it the first option is chosen from the start.
   */
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
