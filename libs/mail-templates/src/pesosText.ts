const format = (fractionDigits: number) =>
  new Intl.NumberFormat('es-UY', {
    useGrouping: 'always',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const whole = format(0);
const withCents = format(2);

/** Integer cents as people here read them (decision 24): `$ 1.234`, `$ 1.234,50`, `-$ 20`. */
export function pesosText(cents: number): string {
  const size = Math.abs(cents);
  const text = (size % 100 === 0 ? whole : withCents).format(size / 100);
  return `${cents < 0 ? '-' : ''}$ ${text}`;
}
