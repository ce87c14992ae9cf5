export {
  CARD_CODE,
  dayOf,
  formatCard,
  formatCount,
  formatDay,
  formatInstant,
  formatMeasure,
  formatPesos,
  isCardCode,
  keepUnitsTogether,
} from '@laundry/format';
export { CARD_CODE_PATTERN } from './cardCode.ts';
export { dayIn, typedDay } from './typedDay.ts';
export { unbrokenWords } from './unbrokenWords.tsx';
