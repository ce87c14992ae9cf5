import { monthAfter } from '@laundry/strings/format';

/** A month of this century, `YYYY-MM`. */
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

const OFFERED = 36;

/** The months to choose from, newest first: the current one, those before it, and an older chosen one. */
export function offeredMonths(current: string, chosen: string): string[] {
  const months = Array.from({ length: OFFERED }, (_, place) => monthAfter(current, -place));
  return months.includes(chosen) || !isMonth(chosen) || chosen > current ? months : [...months, chosen];
}
