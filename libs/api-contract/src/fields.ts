import * as v from 'valibot';

/** A text that must be there: blank counts as missing (answered with `ex_missing_parameters`). */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000));

/** A text that may be absent or empty. */
export const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000)));

/** One line: it stands in mails of ours, where lines of its own would read as ours. */
export const shortText = v.pipe(requiredText, v.maxLength(100), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

/** An e-mail address, trimmed. Case is kept; comparisons ignore it. */
export const email = v.pipe(requiredText, v.email(), v.maxLength(254));

/** Pesos on the wire: a JSON number with at most two decimals (D25). Limits are rules of the API. */
export const pesos = v.number();

/** An opaque id (D25). */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));

/** A Montevideo day, `YYYY-MM-DD` (D23). */
export const day = v.pipe(requiredText, v.isoDate());

/** A Montevideo month, `YYYY-MM`. */
export const month = v.pipe(requiredText, v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** An instant, ISO 8601 with its zone (D25). */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * The card's 8 digits are a rule of the API (a malformed code is a wrong card), so the wire takes any text.
 */
export const cardCode = v.pipe(requiredText, v.maxLength(64));

/** Currency code 858 is UYU (spec §9). */
export const currency = v.pipe(v.number(), v.integer());

/** A filter that may be left out; an empty one is none. */
export const filter = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(100),
    v.transform((text) => text || undefined),
  ),
);

/** A number from 1 in a query: digits, or a number that becomes them (D25). */
export const countingNumber = (most: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(String),
    v.digits(),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(most),
  );
