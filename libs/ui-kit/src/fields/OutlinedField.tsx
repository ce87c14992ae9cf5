import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

export interface OutlinedFieldProps extends Omit<OutlinedInputProps, 'error'> {
  id?: string;
  label?: string;
  error?: boolean;
  helperText?: ReactNode;
}

/**
 * A label, a box and a line below it, for fields that format what is typed. Put together of MUI's parts, as TextField is: MUI's own brings every kind of select
 * with it.
 */
export function OutlinedField({
  id,
  label,
  error = false,
  disabled = false,
  helperText,
  inputProps,
  ...props
}: OutlinedFieldProps) {
  const helperId = helperText === undefined ? undefined : `${id}-helper-text`;
  return (
    <FormControl fullWidth variant="outlined" error={error} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...props}
        id={id}
        label={label}
        inputProps={{ ...inputProps, 'aria-describedby': helperId }}
      />
      {helperText !== undefined && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
