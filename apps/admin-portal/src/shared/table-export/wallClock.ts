const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Montevideo',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

const HOUR_MS = 3_600_000;

/** Montevideo's offsets from UTC in ms, cached by hour because Intl is slow. */
const offsets = new Map<number, number>();

function offsetAt(at: number): number {
  const hour = Math.floor(at / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const start = hour * HOUR_MS;
  const shown = Date.parse(`${format.format(start).replace(', ', 'T')}Z`);
  const offset = shown - start;
  offsets.set(hour, offset);
  return offset;
}

/** The Montevideo time of an instant (D23) as if it were UTC, in ms; NaN if it is malformed. */
export function wallClock(instant: string): number {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? at : at + offsetAt(at);
}
