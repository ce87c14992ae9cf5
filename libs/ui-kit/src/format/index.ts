export {
  CARD_CODE,
  montevideoDay,
  formatCard,
  formatCents,
  formatCount,
  formatDay,
  formatInstant,
  formatMeasure,
  formatPesos,
  isCalendarDay,
  isCardCode,
  keepUnitsTogether,
} from '@laundry/strings/format';
export { CARD_CODE_PATTERN, formatCardCode } from './cardCode.ts';
export { toIsoDay, maskDay } from './maskDay.ts';
export { keepTogether } from './keepTogether.tsx';
