import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCardCode } from '../native/useCardCode.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type CardCodeFieldProps = FieldProps;

/** A card's code (section 3): eight digits in two groups, as the card shows them. Its value in the form: the digits alone. */
export function CardCodeField({ required = false, disabled = false, ...props }: CardCodeFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  const { ref, ...code } = useCardCode(field.value, (digits) => void helpers.setValue(digits));
  const helperId = `${id}-helper-text`;
  return (
    <FormControl fullWidth variant="outlined" error={invalid} disabled={disabled}>
      <InputLabel htmlFor={id}>{props.label}</InputLabel>
      <OutlinedInput
        {...code}
        id={id}
        name={field.name}
        inputRef={ref}
        onBlur={field.onBlur}
        label={props.label}
        autoComplete="off"
        inputProps={{
          inputMode: 'numeric',
          spellCheck: false,
          enterKeyHint: props.enterKeyHint,
          'aria-required': required || undefined,
          'aria-describedby': helperId,
          style: { letterSpacing: '0.06em' },
        }}
      />
      <FormHelperText id={helperId}>{helperText}</FormHelperText>
    </FormControl>
  );
}
