// Separate from the formatters, so that the portal's first script does not include them.

/** Year, month and day of `YYYY-MM-DD`. */
export const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of this century: another year is a typing error. */
const DAY_OF_CENTURY = /^20\d\d-\d\d-\d\d$/;

/** Whether a text is a day of this century, `YYYY-MM-DD`: 2026-02-30 and 0026-02-03 are not. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return DAY_OF_CENTURY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

const DAY_MS = 86_400_000;

/** Adds a number of days to a day `YYYY-MM-DD`; the number may be negative. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The month of a day, `YYYY-MM`. */
export const monthOfDay = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** Adds a number of months to a month `YYYY-MM`, or a day's; the number may be negative. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return monthOfDay(new Date(Date.UTC(year, place - 1 + months, 1)).toISOString());
}

/** The first and the last day of a month `YYYY-MM`, or of a day's. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${monthOfDay(month)}-01`,
  to: dayAfter(`${monthAfter(month)}-01`, -1),
});
