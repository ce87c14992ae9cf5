export { formatCard } from './card.ts';
export { formatCount, formatMeasure } from './count.ts';
export { dayOf, formatDay, formatInstant } from './instants.ts';
export { unbrokenUnits } from './unbrokenUnits.ts';
export { CURRENCY_SIGN, formatAmount, formatCents, formatPesos } from './pesos.ts';
