import { CALENDAR_DAY } from './calendarDay.ts';
import { once } from './numbers.ts';

/** Days and instants are Montevideo's, whatever the device's zone (D23). */
const timeZone = 'America/Montevideo';

const DAY = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const day = once(() => new Intl.DateTimeFormat('es-UY', DAY));
const instant = once(
  () => new Intl.DateTimeFormat('es-UY', { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
const month = once(
  () => new Intl.DateTimeFormat('es-UY', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

function parts(format: Intl.DateTimeFormat, value: string | Date): Record<string, string> | undefined {
  const at = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(at.getTime())) return undefined;
  return Object.fromEntries(format.formatToParts(at).map(({ type, value: text }) => [type, text]));
}

/**
 * Formats a day as DD/MM/YYYY. A plain `YYYY-MM-DD` is that calendar day; of an instant (ISO 8601 or Date) it
 * is the Montevideo day. Invalid dates give ''.
 */
export function formatDay(value: string | Date): string {
  const calendar = typeof value === 'string' ? CALENDAR_DAY.exec(value) : null;
  if (calendar) return `${calendar[3]}/${calendar[2]}/${calendar[1]}`;
  const p = parts(day(), value);
  return p ? `${p['day']}/${p['month']}/${p['year']}` : '';
}

/** The Montevideo day of an instant, `YYYY-MM-DD`. */
export function montevideoDay(instantOrDate: string | Date): string {
  const p = parts(day(), instantOrDate);
  return p ? `${p['year']}-${p['month']}-${p['day']}` : '';
}

/** Formats an instant (ISO 8601 or Date) as DD/MM/YYYY HH:mm in Montevideo; invalid dates give ''. */
export function formatInstant(value: string | Date): string {
  const p = parts(instant(), value);
  return p ? `${p['day']}/${p['month']}/${p['year']} ${p['hour']}:${p['minute']}` : '';
}

/** Formats a month, `YYYY-MM`, by its name: 'octubre de 2026'. */
export const formatMonth = (value: string): string => month().format(Date.parse(`${value}-01`));
