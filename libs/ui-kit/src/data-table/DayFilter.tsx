import TextField from '@mui/material/TextField';
import { kitFields } from '@laundry/strings';
import { useId, useState } from 'react';
import { CalendarButton } from '../fields/day/CalendarButton.tsx';
import { parseDayInput, normaliseDayInput, isIsoDay, formatDayInput } from '../fields/day/dayInput.ts';

export interface DayFilterProps {
  label: string;
  /** The day in force, `YYYY-MM-DD`, or ''. */
  value: string;
  error: boolean;
  /** Id of the text that says what is wrong. */
  describedBy: string | undefined;
  onChange: (day: string) => void;
}

/** A day that a column is filtered by, typed as DD/MM/YYYY or chosen: it filters as soon as it is a day. */
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
      sx={look}
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

/** A whole day, or the hint of how to type it, and the calendar's button stand side by side in nine rem. */
const look = {
  '& .MuiOutlinedInput-root': { pr: 0.5 },
  '& .MuiInputAdornment-root': { ml: 0.25 },
  '& input': { pl: 1, pr: 0 },
} as const;
