export { dayAfter, daysOfMonth, isCalendarDay, monthAfter, monthOfDay } from './calendarDay.ts';
export { CEDULA_LENGTH, cedulaDigits, isCedula, isRut } from './checkDigits.ts';
export { escapeHtml } from './escapeHtml.ts';
export { montevideoDay, formatDay, formatInstant, formatMonth } from './instants.ts';
export { toCents, centsOfText, decimalText, toPesos } from './money.ts';
export {
  CURRENCY_SIGN,
  formatAmount,
  formatCents,
  formatCount,
  formatMeasure,
  formatPesos,
} from './numbers.ts';
export { shortUuid, uuidOfShort } from './shortUuid.ts';
export {
  CARD_CODE,
  escapeFormula,
  formatCard,
  isCardCode,
  keepUnitsTogether,
  normaliseText,
} from './texts.ts';
