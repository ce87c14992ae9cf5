import { montevideoDay } from '@laundry/strings/format';
import { Failure } from '../../failure.ts';

/** The month of a Montevideo day, YYYY-MM. */
export const monthOfDay = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The month that is so many months after another one, YYYY-MM. */
export function monthAfter(month: string, months = 1): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}

/** All months from one to another, both included, oldest first. */
export function monthsUntil(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** @throws Failure ex_invalid_field for a month that is not over */
export function requireOver(month: string, now: Date): void {
  if (month < monthOfDay(montevideoDay(now))) return;
  throw new Failure('ex_invalid_field', {
    message: `${month} is not over: it can be closed from ${monthAfter(month)}-01 on`,
  });
}
