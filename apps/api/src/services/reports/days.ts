import { daysOfMonth, isCalendarDay } from '@laundry/strings/format';
import { Failure } from '../../shared/failure.ts';

/** Checks that a day exists. @throws Failure ex_invalid_field naming the field */
function realDay(name: string, day: string): string {
  if (!isCalendarDay(day)) throw new Failure('ex_invalid_field', { detail: name });
  return day;
}

/** The days of a month. @throws Failure ex_invalid_field for an implausible year */
export function parseMonth(month: string): { from: string; to: string } {
  realDay('month', `${month}-01`);
  return daysOfMonth(month);
}

/** The days of a report (D23). @throws Failure ex_invalid_field for days that do not exist or are reversed */
export function parseDays(query: { readonly from: string; readonly to: string }) {
  const from = realDay('from', query.from);
  const to = realDay('to', query.to);
  if (from > to) throw new Failure('ex_invalid_field', { detail: 'from, to' });
  return { from, to };
}

/** The first moment of a month: Uruguay has had no summer time since 2015. */
export const firstMoment = (month: string): Date => new Date(`${month}-01T00:00-03:00`);
