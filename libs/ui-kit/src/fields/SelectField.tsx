import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
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
  const helperId = `${id}-helper-text`;
  return (
    <FormControl fullWidth variant="outlined" error={invalid} disabled={disabled}>
      <InputLabel htmlFor={id}>{props.label}</InputLabel>
      <NativeSelect
        name={field.name}
        value={field.value}
        onBlur={field.onBlur}
        onChange={field.onChange}
        input={<OutlinedInput label={props.label} />}
        inputProps={{ id, 'aria-required': required || undefined, 'aria-describedby': helperId }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={helperId}>{helperText}</FormHelperText>
    </FormControl>
  );
}
