export { CARD_CODE, formatCard, isCardCode } from './card.ts';
export { escapeFormula } from './escapeFormula.ts';
export { dayOf, formatDay, formatInstant } from './instants.ts';
export { formatCount, formatMeasure } from './numbers.ts';
export { CURRENCY_SIGN, formatAmount, formatCents, formatPesos } from './pesos.ts';
export { keepUnitsTogether } from './keepUnitsTogether.ts';
