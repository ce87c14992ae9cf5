const DAY_MS = 86_400_000;

/** Uruguay has kept UTC-3 all year since 2015. */
const OFFSET_MS = 3 * 3_600_000;

/** The first instant of the Montevideo day that `now` is in (D23), in ms. */
export function startOfToday(now: Date): number {
  return Math.floor((now.getTime() - OFFSET_MS) / DAY_MS) * DAY_MS + OFFSET_MS;
}

/** A Montevideo day: its first instant and the last one that is not in the future, in ms. */
export interface Day {
  readonly start: number;
  readonly until: number;
}

/** The last `count` Montevideo days, oldest first; today ends now. */
export function daysUntil(now: Date, count: number): Day[] {
  const today = startOfToday(now);
  return Array.from({ length: count }, (_, index) => {
    const start = today - (count - 1 - index) * DAY_MS;
    return { start, until: Math.min(start + DAY_MS, now.getTime()) };
  });
}

/** The first instant of a Montevideo day of the month before the one that `now` is in, in ms. */
export function startInLastMonth(now: Date, dayOfMonth: number): number {
  const today = new Date(startOfToday(now) - OFFSET_MS);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, dayOfMonth) + OFFSET_MS;
}

/** The Montevideo day that begins at an instant, YYYY-MM-DD. */
export const toDate = (start: number): string =>
  new Date(start - OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** An instant of the day, ISO 8601. @param fraction in [0, 1), of the part that is not in the future */
export const instantWithin = ({ start, until }: Day, fraction: number): string =>
  new Date(start + Math.floor((until - start) * fraction)).toISOString();
