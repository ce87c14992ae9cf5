import Box from '@mui/material/Box';
import { daysOfMonth, isCalendarDay, monthAfter, montevideoDay } from '@laundry/strings/format';
import { kitFields } from '@laundry/strings';
import { useFormikContext } from 'formik';
import { Button } from '../controls/Button.tsx';
import { DateField } from './DateField.tsx';
import type { FieldProps } from './useKitField.ts';

/** Two days, `YYYY-MM-DD`. */
interface DayRange {
  from: string;
  to: string;
}

/** The most common ranges of reports (D45), relative to today. */
export const DAY_PRESETS: readonly { label: string; range: (today: string) => DayRange }[] = [
  { label: kitFields.today, range: (today) => ({ from: today, to: today }) },
  { label: kitFields.thisMonth, range: (today) => ({ from: daysOfMonth(today).from, to: today }) },
  { label: kitFields.lastMonth, range: (today) => daysOfMonth(monthAfter(today, -1)) },
];

export interface DateRangeFieldsProps {
  from: FieldProps;
  to: FieldProps;
  /** Shows buttons for the ranges Hoy, Este mes and Mes anterior. */
  presets?: boolean;
}

/** Two days, both inclusive (D23). Each limits the other's calendar; a wrong order is shown immediately. */
export function DateRangeFields({ from, to, presets = false }: DateRangeFieldsProps) {
  const { getFieldProps, setFieldValue } = useFormikContext();
  const day = (name: string): string | undefined => {
    const { value }: { value: unknown } = getFieldProps(name);
    return typeof value === 'string' && isCalendarDay(value) ? value : undefined;
  };
  const first = day(from.name);
  const last = day(to.name);
  const reversed = first !== undefined && last !== undefined && first > last;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={days}>
        <DateField {...from} max={last} />
        <DateField {...to} min={first} {...(reversed && { error: kitFields.reversedDays })} />
      </Box>
      {presets && (
        <Box role="group" aria-label={kitFields.periods} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {DAY_PRESETS.map(({ label, range }) => (
            <Button
              key={label}
              variant="outlined"
              size="small"
              onClick={() => {
                const chosen = range(montevideoDay(new Date()));
                void setFieldValue(from.name, chosen.from);
                void setFieldValue(to.name, chosen.to);
              }}
            >
              {label}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Two days, or the hints with their format, fit side by side on a phone with the calendar's buttons. */
const days = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.875rem, 1fr))',
  '& .kit-box > input:not(:last-child)': { pl: { xs: 1, sm: 1.5 }, pr: 4.5 },
  '& input::placeholder': { fontSize: '0.875rem' },
} as const;
