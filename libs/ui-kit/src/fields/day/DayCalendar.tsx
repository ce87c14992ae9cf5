import { isCalendarDay, montevideoDay } from '@laundry/strings/format';
import { kitFields } from '@laundry/strings';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/es.js';

export interface DayCalendarProps {
  anchor: HTMLElement;
  /** The selected day, `YYYY-MM-DD`; any other text counts as none. */
  value: string;
  /** The earliest and the latest day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** The id of the field's label. */
  labelId: string;
  onChoose: (day: string) => void;
  onClose: () => void;
}

const ISO = 'YYYY-MM-DD';
/** The library's Spanish texts, whose type does not distinguish missing from undefined. */
const localeText = esES.components.MuiLocalizationProvider.defaultProps
  .localeText as Partial<PickersLocaleText>;
const toDayjs = (value: string | undefined) =>
  value !== undefined && isCalendarDay(value) ? dayjs(value) : undefined;

/** A calendar for pointer and keyboard; Escape closes it without a change. */
export function DayCalendar({ anchor, value, min, max, labelId, onChoose, onClose }: DayCalendarProps) {
  const today = dayjs(montevideoDay(new Date()));
  const [minDate, maxDate] = [toDayjs(min), toDayjs(max)];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': kitFields.calendar, 'aria-describedby': labelId } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={localeText}>
        <DateCalendar
          autoFocus
          value={toDayjs(value) ?? null}
          referenceDate={today}
          {...(minDate && { minDate })}
          {...(maxDate && { maxDate })}
          // The library highlights the device's date, but days are Montevideo's (D23).
          disableHighlightToday={!dayjs().isSame(today, 'day')}
          onChange={(day, state) => {
            if (state === 'finish' && day) onChoose(day.format(ISO));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
