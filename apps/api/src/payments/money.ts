/** Pesos of the wire as integer cents; undefined where they have fractions of a cent or are out of range. */
export function centsOf(pesos: number): number | undefined {
  const cents = Math.round(pesos * 100);
  return Number.isSafeInteger(cents) && cents / 100 === pesos ? cents : undefined;
}

/** Integer cents as pesos of the wire. */
export const pesosOf = (cents: number): number => cents / 100;

/** "400.00": how Bancard writes money. */
export const decimalText = (cents: number): string => (cents / 100).toFixed(2);

/** Cents of "400", "400.5" or "400.00", with a point or a comma; undefined for anything else. */
export function centsOfText(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
