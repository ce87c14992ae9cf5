export { formatCard } from './card.ts';
export { formatCount } from './count.ts';
export { dayOf, formatDay, formatInstant } from './instants.ts';
export { CURRENCY_SIGN, formatAmount, formatCents, formatPesos } from './pesos.ts';
