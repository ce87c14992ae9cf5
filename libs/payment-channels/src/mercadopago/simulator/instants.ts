import * as v from 'valibot';

const HOUR_MS = 3_600_000;
/** MercadoPago answers with an offset of its own, which is neither UTC nor Montevideo's. */
const OFFSET = { hours: -4, text: '-04:00' };

/** An instant as MercadoPago's answers have it. */
export const answeredInstant = (instant: string): string =>
  new Date(Date.parse(instant) + OFFSET.hours * HOUR_MS).toISOString().replace('Z', OFFSET.text);

/** A date as MercadoPago takes it: three digits of milliseconds, and the zone (providers §1). */
export const Instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d:?\d\d)$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const UNITS_MS: Readonly<Record<string, number>> = {
  MINUTES: HOUR_MS / 60,
  HOURS: HOUR_MS,
  DAYS: 24 * HOUR_MS,
  MONTHS: 30 * 24 * HOUR_MS,
};

/** A bound of a search: an instant, or one such as `NOW-1DAYS`; undefined for anything else. */
export function boundOf(text: string): number | undefined {
  const [isNow, count = '0', unit = 'DAYS'] = /^NOW(?:-(\d{1,4})([A-Z]+))?$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (isNow !== undefined) return unitMs === undefined ? undefined : Date.now() - Number(count) * unitMs;
  return v.is(Instant, text) ? Date.parse(text) : undefined;
}
