/** Montevideo has had no summer time since 2015. */
export const MONTEVIDEO = '-03:00';
const AHEAD_OF_UTC_MS = -3 * 60 * 60_000;

/** An instant as MercadoPago takes it, with three digits of milliseconds and the zone (providers §4). */
export const providerInstant = (at: Date): string =>
  new Date(at.getTime() + AHEAD_OF_UTC_MS).toISOString().replace('Z', MONTEVIDEO);
