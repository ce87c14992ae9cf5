import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { kit } from '@laundry/strings';
import { NumericFormat } from 'react-number-format';
import { tabularFigures } from '../theme/typography.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface AmountFieldProps extends FieldProps {
  /** Whole pesos only. */
  whole?: boolean;
}

/** An amount of pesos with es-UY separators while typing. Its value in the form: a number of pesos, or '' when empty. */
export function AmountField({
  name,
  label,
  hint,
  warning,
  required = false,
  disabled = false,
  whole = false,
}: AmountFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<number | ''>({ name, hint, warning });
  return (
    <NumericFormat
      customInput={MuiTextField}
      id={id}
      name={field.name}
      value={field.value}
      valueIsNumericString={false}
      onValueChange={({ floatValue }, { event }) => {
        // A change that comes from the form's own value must not be reported back to it.
        if (event !== undefined) void helpers.setValue(floatValue ?? '');
      }}
      onBlur={field.onBlur}
      thousandSeparator="."
      decimalSeparator=","
      allowedDecimalSeparators={[',']}
      decimalScale={whole ? 0 : 2}
      autoComplete="off"
      label={label}
      error={invalid}
      helperText={helperText}
      disabled={disabled}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{kit.currencySign}</InputAdornment> },
        htmlInput: { inputMode: 'decimal', 'aria-required': required || undefined, style: tabularFigures },
      }}
    />
  );
}
