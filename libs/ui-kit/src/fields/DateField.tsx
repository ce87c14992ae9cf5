import { kitFields } from '@laundry/strings';
import { useField, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { CalendarButton } from './day/CalendarButton.tsx';
import { dayOfTyped, dayWhenLeft, isNoDay, shownDay } from './day/dayText.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export interface DateFieldProps extends FieldProps {
  /** Earliest and latest day that the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/**
 * A calendar day, typed and shown as DD/MM/YYYY whatever the browser's language, or chosen in a calendar. Its
 * value in the form is `YYYY-MM-DD`, '' when empty, and what was typed as long as that is no day.
 */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const labelId = useId();
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const { submitCount } = useFormikContext();
  const [changedAt, setChangedAt] = useState(0);
  const wrong = isNoDay(value);
  // Told when the field is left, the text would move the button that is being pressed.
  const noDay = wrong && submitCount > changedAt ? kitFields.noDay : undefined;
  return (
    <TextField
      {...props}
      labelId={labelId}
      problem={noDay ?? props.problem}
      wrong={wrong}
      inputMode="numeric"
      autoComplete="off"
      placeholder={kitFields.dayHint}
      shown={shownDay}
      keep={(text) => {
        setChangedAt(submitCount);
        return dayOfTyped(text);
      }}
      tidy={dayWhenLeft}
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
