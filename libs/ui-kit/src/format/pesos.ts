import { kit } from '@laundry/strings';

const whole = new Intl.NumberFormat('es-UY', { useGrouping: 'always', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('es-UY', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Pesos as text, es-UY (decision 24): 1234 → `$ 1.234`, 1234.5 → `$ 1.234,50`, -20 → `-$ 20`. */
export function formatPesos(pesos: number): string {
  const size = Math.abs(pesos);
  const hasCents = Math.round(size * 100) % 100 !== 0;
  const sign = pesos < 0 ? '-' : '';
  return `${sign}${kit.currencySign} ${(hasCents ? cents : whole).format(size)}`;
}
