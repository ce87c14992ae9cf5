/** Montevideo's clock: there has been no summer time since 2015. */
const BEHIND_UTC_MS = 3 * 3_600_000;

/** An instant as HH:mm in Montevideo, without Intl's dates, which only the forms load. */
export const clockTime = (instant: string): string =>
  new Date(Date.parse(instant) - BEHIND_UTC_MS).toISOString().slice('YYYY-MM-DDT'.length, -':00.000Z'.length);
