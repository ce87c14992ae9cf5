/** Converts pesos to integer cents; undefined for fractions of a cent and amounts out of range. */
export function toCents(pesos: number): number | undefined {
  const cents = Math.round(pesos * 100);
  return Number.isSafeInteger(cents) && cents / 100 === pesos ? cents : undefined;
}

/** Converts integer cents to pesos. */
export const toPesos = (cents: number): number => cents / 100;

/** Formats cents with two decimals, for example "400.00". */
export const decimalText = (cents: number): string => (cents / 100).toFixed(2);

/** Parses "400", "400.5" or "400,00" to cents; undefined for anything else. */
export function centsOfText(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
