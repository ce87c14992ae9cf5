import { once } from './once.ts';

export const CURRENCY_SIGN = '$';

const amount = once(
  () =>
    new Intl.NumberFormat('es-UY', {
      useGrouping: 'always',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Pesos as text, es-UY (decision 24): 1234 → `$ 1.234`, 1234.5 → `$ 1.234,50`, -20 → `-$ 20`. */
export const formatPesos = (pesos: number): string =>
  `${pesos < 0 ? '-' : ''}${CURRENCY_SIGN} ${amount().format(Math.abs(pesos))}`;

/** The same of integer cents. */
export const formatCents = (cents: number): string => formatPesos(cents / 100);

/** Integer cents without the sign of the currency, for columns that name it: `1.234`, `-20,50`. */
export const formatAmount = (cents: number): string => amount().format(cents / 100);
