export { dayOf, formatCount, formatDay, formatInstant, formatPesos } from '@laundry/format';
export { CARD_CODE_PATTERN } from './cardCode.ts';
