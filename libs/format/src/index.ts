export { montevideoDay, formatDay, formatInstant, isCalendarDay } from './instants.ts';
export {
  CURRENCY_SIGN,
  formatAmount,
  formatCents,
  formatCount,
  formatMeasure,
  formatPesos,
} from './numbers.ts';
export { CARD_CODE, escapeFormula, formatCard, isCardCode, keepUnitsTogether } from './texts.ts';
