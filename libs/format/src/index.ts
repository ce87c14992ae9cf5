export { formatCard } from './card.ts';
export { formatCount, formatMeasure } from './count.ts';
export { harmless } from './harmless.ts';
export { dayOf, formatDay, formatInstant } from './instants.ts';
export { CURRENCY_SIGN, formatAmount, formatCents, formatPesos } from './pesos.ts';
export { unbrokenUnits } from './unbrokenUnits.ts';
