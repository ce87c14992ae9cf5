import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type CheckboxFieldProps = FieldProps;

/** A yes-or-no; its value in the form is a boolean. */
export function CheckboxField({ required = false, disabled = false, ...props }: CheckboxFieldProps) {
  const { id, field, helpers, invalid, hasMessage, helperText } = useKitField<boolean>(props);
  const helperId = `${id}-helper`;
  return (
    <FormControl error={invalid} disabled={disabled}>
      <FormControlLabel
        label={props.label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value}
            onBlur={field.onBlur}
            onChange={(event) => void helpers.setValue(event.target.checked)}
            slotProps={{
              input: {
                'aria-describedby': hasMessage ? helperId : undefined,
                'aria-invalid': invalid || undefined,
                'aria-required': required || undefined,
              },
            }}
          />
        }
      />
      {hasMessage && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
