import { montevideoDay } from '@laundry/ui-kit';

/** A month of this century, `YYYY-MM`. */
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** The month of a date in Montevideo, `YYYY-MM`. */
export const montevideoMonth = (date: Date): string => montevideoDay(date).slice(0, 'YYYY-MM'.length);

/** Adds a number of months to a month; the number may be negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}

const OFFERED = 36;

/** The months to choose from, newest first: the current one, those before it, and an older chosen one. */
export function offeredMonths(current: string, chosen: string): string[] {
  const months = Array.from({ length: OFFERED }, (_, place) => monthAfter(current, -place));
  return months.includes(chosen) || !isMonth(chosen) || chosen > current ? months : [...months, chosen];
}
