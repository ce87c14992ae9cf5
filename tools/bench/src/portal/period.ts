import { BUSY_BUILDING } from './places.ts';

const DAY_MS = 86_400_000;

/** A day as filters have it, in Montevideo. */
const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(instant);

/**
 * The last whole days before today, of the building that has the most, as both reports and their calls ask
 * for them.
 */
export const lastDays = (days: number): string =>
  new URLSearchParams({
    from: dayOf(Date.now() - days * DAY_MS),
    to: dayOf(Date.now() - DAY_MS),
    building: BUSY_BUILDING,
  }).toString();
