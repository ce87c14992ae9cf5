import TextField from '@mui/material/TextField';
import { kitFields } from '@laundry/strings';
import { useId, useState } from 'react';
import { CalendarButton } from '../fields/day/CalendarButton.tsx';
import { parseDayInput, normaliseDayInput, isIsoDay, formatDayInput } from '../fields/day/dayInput.ts';

export interface DayFilterProps {
  label: string;
  /** The current day, `YYYY-MM-DD`, or ''. */
  value: string;
  error: boolean;
  /** The id of the error text. */
  describedBy: string | undefined;
  onChange: (day: string) => void;
}

/** A day to filter a column by, typed as DD/MM/YYYY or chosen; it takes effect once it is complete. */
export function DayFilter({ label, value, error, describedBy, onChange }: DayFilterProps) {
  const id = useId();
  const labelId = `${id}label`;
  const [unfinished, setUnfinished] = useState('');
  const text = value === '' ? unfinished : value;
  const take = (next: string) => {
    const day = isIsoDay(next) ? next : '';
    setUnfinished(day === '' ? next : '');
    if (day !== value) onChange(day);
  };
  return (
    <TextField
      id={id}
      size="small"
      label={label}
      value={formatDayInput(text)}
      error={error}
      placeholder={kitFields.dayHint}
      autoComplete="off"
      sx={inputStyles}
      onChange={({ target }) => take(parseDayInput(target.value))}
      onBlur={() => take(normaliseDayInput(text))}
      slotProps={{
        inputLabel: { id: labelId },
        htmlInput: { inputMode: 'numeric', 'aria-describedby': describedBy },
        input: { endAdornment: <CalendarButton value={text} labelId={labelId} onChoose={take} /> },
      }}
    />
  );
}

/** A complete day, or the hint with its format, fits in 9 rem together with the calendar's button. */
const inputStyles = {
  '& .MuiOutlinedInput-root': { pr: 0.5 },
  '& .MuiInputAdornment-root': { ml: 0.25 },
  '& input': { pl: 1, pr: 0 },
} as const;
