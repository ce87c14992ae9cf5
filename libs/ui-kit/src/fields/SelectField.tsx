import MuiTextField from '@mui/material/TextField';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The text of "nothing chosen yet"; its value is ''. Without it the first option is always chosen. */
  placeholder?: string;
}

/** One of a list, as the device's own picker. Its value in the form is the option's. */
export function SelectField({
  required = false,
  disabled = false,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const { id, field, invalid, helperText } = useKitField<string>(props);
  return (
    <MuiTextField
      select
      id={id}
      name={field.name}
      value={field.value}
      onBlur={field.onBlur}
      onChange={field.onChange}
      label={props.label}
      error={invalid}
      helperText={helperText}
      disabled={disabled}
      slotProps={{ select: { native: true }, htmlInput: { id, 'aria-required': required || undefined } }}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </MuiTextField>
  );
}
