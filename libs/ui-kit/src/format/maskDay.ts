import { isCalendarDay } from '@laundry/strings/format';

/** `YYYY-MM-DD`, complete or not. Only years from 2013 on: '2012' could be the 20th of December. */
const ISO_DAY = /^20\/?(1[3-9]|[2-9]\d)-(\d{0,2})(?:-(\d{0,2}))?$/;

/** The number of digits of day, month and year. */
const SIZES = [2, 2, 4] as const;

/**
 * Formats a day as it is typed: digits become DD/MM/YYYY, any separators become slashes, and a complete
 * `YYYY-MM-DD` (pasted, or filled in by a program) is reversed.
 */
export function maskDay(typed: string): string {
  const iso = ISO_DAY.exec(typed.trim());
  if (iso) {
    const [, year = '', month = '', day] = iso;
    if (day?.length === 2) return `${day}/${month}/20${year}`;
    return `20${year}-${month}${day === undefined ? '' : `-${day}`}`;
  }
  const groups = [''];
  for (const sign of typed) {
    const last = groups.length - 1;
    const group = groups[last] ?? '';
    const isDigit = /\d/.test(sign);
    if (isDigit && group.length < (SIZES[last] ?? 0)) groups[last] = group + sign;
    else if (last < 2 && group !== '') groups.push(isDigit ? sign : '');
  }
  return groups.join('/');
}

/** The day in a text `D/M/YYYY`, as `YYYY-MM-DD`; undefined where it does not exist. */
export function toIsoDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : undefined;
}
