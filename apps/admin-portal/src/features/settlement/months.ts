import { isCalendarDay, monthAfter } from '@laundry/strings/format';

/** Whether a text is a month of this century, `YYYY-MM`. */
export const isMonth = (text: string): boolean => isCalendarDay(`${text}-01`);

const OFFERED = 36;

/** The months to choose from, newest first: the current one, those before it, and an older chosen one. */
export function offeredMonths(current: string, chosen: string): string[] {
  const months = Array.from({ length: OFFERED }, (_, place) => monthAfter(current, -place));
  return months.includes(chosen) || !isMonth(chosen) || chosen > current ? months : [...months, chosen];
}
