const format = (fractionDigits: number) =>
  new Intl.NumberFormat('es-UY', {
    useGrouping: 'always',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const whole = format(0);
const withCents = format(2);

/** Integer cents without the sign of the currency, for columns that name it: `1.234`, `-20,50`. */
export const amountText = (cents: number): string =>
  (cents % 100 === 0 ? whole : withCents).format(cents / 100);

/** Integer cents as people here read them (decision 24): `$ 1.234`, `$ 1.234,50`, `-$ 20`. */
export function pesosText(cents: number): string {
  return `${cents < 0 ? '-' : ''}$ ${amountText(Math.abs(cents))}`;
}
