import * as v from 'valibot';
import { MAX_LENGTH, UYU } from './constants.ts';

/** A required text; blank counts as missing (answered with `ex_missing_parameters`). */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000));

/** An optional text, which may be empty. */
export const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000)));

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** A single line, because it appears in our mails, where further lines would look like our own text. */
export const shortText = v.pipe(requiredText, v.maxLength(MAX_LENGTH.shortText), v.regex(ONE_LINE));

/** An optional whole number, where 0 means that there is none (D73). */
export const wholeOrNone = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.transform((number) => number || undefined),
  ),
);

/** The number of a document or a RUT, without the dots, dashes and spaces that people write in it (D75). */
export const documentNumber = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(4000),
    v.transform((text) => text.replaceAll(/[.\-\s]/g, '')),
  ),
);

/** An e-mail address, trimmed. Case is kept; comparisons ignore it. */
export const email = v.pipe(requiredText, v.email(), v.maxLength(MAX_LENGTH.email));

/** Pesos in JSON: a number with at most two decimals (D25). The API checks the limits of amounts. */
export const pesos = v.number();

/** An opaque id (D25). */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH.id));

/** A Montevideo day, `YYYY-MM-DD` (D23). */
export const day = v.pipe(requiredText, v.isoDate());

/** A Montevideo month, `YYYY-MM`. */
export const month = v.pipe(requiredText, v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** An instant, ISO 8601 with its zone (D25). */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** Any text: the API checks the 8 digits itself, because a malformed code counts as a wrong card. */
export const cardCode = v.pipe(requiredText, v.maxLength(64));

/** Currency code 858 is UYU (spec §9). */
export const currency = v.pipe(v.number(), v.integer());

/** An optional filter; an empty one counts as missing. */
export const filter = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_LENGTH.filter),
    v.transform((text) => text || undefined),
  ),
);

/** A building's id, or 'all'. */
export const buildingFilter = v.pipe(requiredText, v.maxLength(MAX_LENGTH.filter));

/** A positive integer in a query, as digits or as a number (D25). */
export const positiveInteger = (max: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(String),
    v.digits(),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(max),
  );

// Values that the sites accept from any server, converted to the one form that their pages know (D67). The
// document shows that form, which is what this API sends.

/** A text, or a number, which becomes a text. A number that JSON cannot represent exactly is refused. */
export const anyText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.string(),
);

/** A text that a page can do without; absent, null and other types become ''. */
export const textIfAny = v.fallback(anyText, '');

/** An opaque id: a text, or a number. */
export const anyId = v.pipe(anyText, id);

/** A number, or a text of its digits, as databases return decimals. */
export const anyNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  pesos,
);

/** The code of a currency, or 'UYU', the only one in use (spec §9). */
export const anyCurrency = v.pipe(
  v.union([anyNumber, v.literal('UYU')]),
  v.transform((currency) => (currency === 'UYU' ? UYU : currency)),
  v.number(),
);

/** A value beyond the specification. Counts as absent if a server uses its name for something else. */
export const addition = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Day, time and zone of an instant. SQL and Java may write a space, no zone, or a zone without minutes. */
const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))? ?(?:(Z)|([+-]\d\d)(?::?(\d\d))?)?$/i;

/** Montevideo's clock: there has been no summer time since 2015. */
const MONTEVIDEO = '-03:00';

/** An instant in the form that `Date` reads and writes; '' for any other text. */
export function parseInstant(value: string | number): string {
  const [, day, time = '00:00', utc, hours, minutes = '00'] = WRITTEN.exec(String(value)) ?? [];
  const zone = utc ?? (hours === undefined ? MONTEVIDEO : `${hours}:${minutes}`);
  const at = new Date(typeof value === 'number' ? value : `${day}T${time}${zone}`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** An instant: ISO 8601 with a zone, without one (Montevideo's clock), or epoch milliseconds. */
export const anyInstant = v.pipe(v.union([v.string(), v.number()]), v.transform(parseInstant), instant);
