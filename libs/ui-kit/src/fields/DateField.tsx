import { kitFields } from '@laundry/strings';
import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { CalendarButton } from './day/CalendarButton.tsx';
import { parseDayInput, normaliseDayInput, isInvalidDayInput, formatDayInput } from './day/dayInput.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export interface DateFieldProps extends FieldProps {
  /** The earliest and the latest day that the calendar offers, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A field for a day, typed and shown as DD/MM/YYYY whatever the browser's language, or chosen in a calendar.
 * Its value in the form is `YYYY-MM-DD`, '' when empty, and the typed text while that is not a day.
 */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const { submitCount } = useFormikContext();
  const [changedAt, setChangedAt] = useState(0);
  const invalid = isInvalidDayInput(value);
  // Shown on submit only: a text that appears on blur would move the button that is being pressed.
  const dayError = invalid && submitCount > changedAt ? kitFields.noDay : undefined;
  return (
    <TextField
      {...props}
      labelId={labelId}
      error={dayError ?? props.error}
      invalid={invalid}
      inputMode="numeric"
      autoComplete="off"
      placeholder={kitFields.dayHint}
      format={formatDayInput}
      parse={(text) => {
        setChangedAt(submitCount);
        return parseDayInput(text);
      }}
      normalise={normaliseDayInput}
      endAdornment={
        <CalendarButton
          value={value}
          min={min}
          max={max}
          labelId={labelId}
          disabled={props.disabled ?? false}
          onChoose={(day) => void setValue(day)}
        />
      }
    />
  );
}
