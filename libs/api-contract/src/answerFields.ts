import * as v from 'valibot';
import { UYU } from './constants.ts';
import { id, instant, pesos } from './fields.ts';

// What sites take from any server, in the one form that their pages know (D67). The document shows that form:
// what this API sends is narrower.

/** A text, or a number, which is kept as a text. One that JSON could not carry exactly is refused. */
export const anyText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.string(),
);

/** A text that a page can do without; absent, null and anything else are ''. */
export const textIfAny = v.fallback(anyText, '');

/** An opaque id: a text, or a number. */
export const anyId = v.pipe(anyText, id);

/** A number, or its digits: what databases give for decimals. */
export const anyNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  pesos,
);

/** The code of a currency, or the letters of the only one (spec §9). */
export const anyCurrency = v.pipe(
  v.union([anyNumber, v.literal('UYU')]),
  v.transform((currency) => (currency === 'UYU' ? UYU : currency)),
  v.number(),
);

/** A value that the specification does not name: absent where a server means something else by it. */
export const addition = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Day, time and zone of an instant; SQL and Java write a space, no zone, or one without minutes. */
const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(?:(Z)|([+-]\d\d)(?::?(\d\d))?)?$/i;

/** Montevideo's clock: there has been no summer time since 2015. */
const MONTEVIDEO = '-03:00';

function instantOf(value: string | number): string {
  const [, day, time = '00:00', utc, hours, minutes = '00'] = WRITTEN.exec(String(value)) ?? [];
  const zone = utc ?? (hours === undefined ? MONTEVIDEO : `${hours}:${minutes}`);
  const at = new Date(typeof value === 'number' ? value : `${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** An instant: ISO 8601 with a zone, without one (Montevideo's clock), or epoch milliseconds. */
export const anyInstant = v.pipe(v.union([v.string(), v.number()]), v.transform(instantOf), instant);
