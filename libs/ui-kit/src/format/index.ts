export { CARD_CODE_PATTERN } from './cardCode.ts';
export { formatCount } from './count.ts';
export { formatDay, formatInstant } from './instants.ts';
export { formatPesos } from './pesos.ts';
