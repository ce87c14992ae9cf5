/**
 * 24 signs of which no two look alike (of 0 O, 1 I L, 2 Z, 5 S, 8 B, U V one or none), and no vowels, so that
 * no reference reads as a word.
 */
const SIGNS = '2346789CDFGHJKMNPQRTVWXY';
const BASE = BigInt(SIGNS.length);
const LENGTH = 8;
/** How many references there are: 110 075 314 176. */
const COUNT = BASE ** BigInt(LENGTH);
/**
 * Scatters numbers that follow each other; it has no factor in common with COUNT, so no two numbers share a
 * reference.
 */
const STEP = 94_304_505_977n;
const START = 61_803_398_874n;

/** Which of `STEP`'s multiples is 1 more than a multiple of `COUNT`. */
function inverse(): bigint {
  let [a, b, x, y] = [STEP, COUNT, 1n, 0n];
  while (b > 0n) {
    const times = a / b;
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return ((x % COUNT) + COUNT) % COUNT;
}
const STEP_BACK = inverse();

/**
 * The reference that people are shown of a payment (D65): 8 characters, unique as the payment's number is, of
 * which it is made. It opens nothing: addresses carry the id. None of the constants ever changes.
 */
export function referenceOf(number: number): string {
  let rest = (BigInt(number) * STEP + START) % COUNT;
  let reference = '';
  for (let index = 0; index < LENGTH; index++) {
    reference = SIGNS.charAt(Number(rest % BASE)) + reference;
    rest /= BASE;
  }
  return reference;
}

/**
 * The number of the payment that a reference stands for, however it was written down; undefined for what is
 * none.
 */
export function numberOf(reference: string): number | undefined {
  const signs = Array.from(reference.toUpperCase().replace(/[\s-]/g, ''), (sign) => SIGNS.indexOf(sign));
  if (signs.length !== LENGTH || signs.includes(-1)) return undefined;
  const scattered = signs.reduce((sum, sign) => sum * BASE + BigInt(sign), 0n);
  return Number((((scattered - START + COUNT) % COUNT) * STEP_BACK) % COUNT);
}
