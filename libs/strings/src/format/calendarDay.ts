// Separate from the formatters, so that the portal's first script does not include them.

/** Year, month and day of `YYYY-MM-DD`. */
export const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 2026-02-30 is not. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return CALENDAR_DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
