/**
 * 24 characters without pairs that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels, so that
 * no reference reads as a word.
 */
const ALPHABET = '2346789CDFGHJKMNPQRTVWXY';
const BASE = BigInt(ALPHABET.length);
const LENGTH = 8;
/** The number of references: 110 075 314 176. */
const COUNT = BASE ** BigInt(LENGTH);
/** Scatters consecutive numbers. It has no common factor with COUNT, so each number has its own reference. */
const STEP = 94_304_505_977n;
const START = 61_803_398_874n;

/** The modular inverse of STEP: their product is 1 modulo COUNT. */
const INVERSE_STEP = 97_443_961_289n;

/**
 * The reference of a payment for people (D65): 8 characters derived from the payment's unique number. It
 * gives no access, because URLs contain the id. The constants must never change.
 */
export function formatReference(number: number): string {
  const scattered = (BigInt(number) * STEP + START) % COUNT;
  const digits = scattered.toString(ALPHABET.length).padStart(LENGTH, '0');
  return Array.from(digits, (digit) => ALPHABET.charAt(Number.parseInt(digit, ALPHABET.length))).join('');
}

/** The payment's number of a reference, ignoring case, spaces and hyphens; undefined for an invalid one. */
export function parseReference(reference: string): number | undefined {
  const digits = Array.from(reference.toUpperCase().replace(/[\s-]/g, ''), (character) =>
    ALPHABET.indexOf(character),
  );
  if (digits.length !== LENGTH || digits.includes(-1)) return undefined;
  const scattered = digits.reduce((sum, digit) => sum * BASE + BigInt(digit), 0n);
  return Number((((scattered - START + COUNT) % COUNT) * INVERSE_STEP) % COUNT);
}
