import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { kitFields } from '@laundry/strings';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface QuantityFieldProps extends Omit<FieldProps, 'enterKeyHint'> {
  /** The most that may be asked for; the least is 1. */
  max: number;
}

/** Where the list's mark stands: before the two buttons. */
const beforeButtons = { '& .MuiNativeSelect-icon': { right: 104 }, '& .MuiInputAdornment-root': { ml: 0 } };

/** A number of units from 1 to `max`: chosen from the device's own list, or one more, one less. Its label names the list alone. */
export function QuantityField({ max, required = false, disabled = false, ...props }: QuantityFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<number>(props);
  const step = (by: 1 | -1) => ({
    disabled: disabled || field.value + by < 1 || field.value + by > max,
    onClick: () => void helpers.setValue(field.value + by),
  });
  return (
    <MuiTextField
      select
      id={id}
      name={field.name}
      value={field.value}
      onBlur={field.onBlur}
      onChange={(event) => void helpers.setValue(Number(event.target.value))}
      label={props.label}
      error={invalid}
      helperText={helperText}
      disabled={disabled}
      sx={beforeButtons}
      slotProps={{
        select: { native: true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton color="primary" aria-label={kitFields.oneLess} {...step(-1)}>
                <Remove />
              </IconButton>
              <IconButton color="primary" aria-label={kitFields.oneMore} edge="end" {...step(1)}>
                <Add />
              </IconButton>
            </InputAdornment>
          ),
        },
        htmlInput: { id, 'aria-required': required || undefined },
      }}
    >
      {Array.from({ length: max }, (_, index) => (
        <option key={index + 1} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </MuiTextField>
  );
}
