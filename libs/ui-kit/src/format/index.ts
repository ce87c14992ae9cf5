export {
  dayOf,
  formatCard,
  formatCount,
  formatDay,
  formatInstant,
  formatMeasure,
  formatPesos,
  keepUnitsTogether,
} from '@laundry/format';
export { CARD_CODE_PATTERN } from './cardCode.ts';
export { dayIn, typedDay } from './typedDay.ts';
export { unbrokenWords } from './unbrokenWords.tsx';
