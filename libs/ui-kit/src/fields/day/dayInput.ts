import { formatDay, isCalendarDay } from '@laundry/strings/format';
import { toIsoDay, maskDay } from '../../format/maskDay.ts';

const SHORT_YEAR = /^(\d{1,2}\/\d{1,2}\/)(\d{2})$/;
const LENGTH = 'DD/MM/YYYY'.length;

/** The text shown for a value, in any browser language: a day as DD/MM/YYYY, other text as typed. */
export const formatDayInput = (value: string): string => (isCalendarDay(value) ? formatDay(value) : value);

/** The value of a typed text: `YYYY-MM-DD` once the day is complete, until then the text itself. */
export function parseDayInput(text: string): string {
  const typed = maskDay(text);
  return (typed.length === LENGTH ? toIsoDay(typed) : undefined) ?? typed;
}

/** The value once the field is left: '1/10/2026' and '1/10/26' then become days. */
export const normaliseDayInput = (value: string): string =>
  toIsoDay(value.replace(SHORT_YEAR, '$120$2')) ?? value;

/** Whether a typed text is as long as DD/MM/YYYY, but not a day. */
export const isWrongFullDay = (value: string): boolean => value.length === LENGTH && !isCalendarDay(value);

/** Whether the typed text is not a day. */
export const isInvalidDayInput = (value: string): boolean => value !== '' && !isCalendarDay(value);
