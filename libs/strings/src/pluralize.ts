import { formatCount } from './format/index.ts';

const NO_BREAK = '\u00a0';

/** A number with its noun, without a line break: 1 → `1 uso`, 1500 → `1.500 usos`. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${formatCount(count)}${NO_BREAK}${count === 1 ? one : many}`;
