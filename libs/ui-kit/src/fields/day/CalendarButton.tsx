import { kitFields } from '@laundry/strings';
import CalendarIcon from '@mui/icons-material/CalendarMonthRounded';
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { DayCalendarProps } from './DayCalendar.tsx';

export type CalendarButtonProps = Pick<DayCalendarProps, 'value' | 'min' | 'max' | 'labelId' | 'onChoose'> & {
  disabled?: boolean;
};

type Calendar = ComponentType<DayCalendarProps>;

/** Loads the calendar's code when it is first opened, so that reports need not wait for it. */
const loadCalendar = async (): Promise<Calendar> => (await import('./DayCalendar.tsx')).DayCalendar;

/**
 * Opens the calendar of a field whose day can also be typed. The button's accessible name differs from the
 * field's, so that only the field is found by its label; the label is the button's description.
 */
export function CalendarButton({ disabled = false, ...calendar }: CalendarButtonProps) {
  const [opened, setOpened] = useState<{ Calendar: Calendar; anchor: HTMLElement }>();
  const [failed, setFailed] = useState(false);
  const close = () => setOpened(undefined);
  const open = (anchor: HTMLElement) => {
    setFailed(false);
    loadCalendar().then(
      (Calendar) => setOpened({ Calendar, anchor }),
      () => setFailed(true),
    );
  };
  const label = failed ? kitFields.calendarFailed : kitFields.openCalendar;
  return (
    <>
      <button
        type="button"
        className="kit-glyph-button"
        disabled={disabled}
        aria-label={label}
        title={label}
        aria-describedby={calendar.labelId}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <CalendarIcon fontSize="small" color={failed ? 'error' : 'inherit'} />
      </button>
      {opened && (
        <opened.Calendar
          {...calendar}
          anchor={opened.anchor}
          onClose={close}
          onChoose={(day) => {
            calendar.onChoose(day);
            close();
          }}
        />
      )}
    </>
  );
}
