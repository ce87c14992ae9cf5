const NO_BREAK = '\u00a0';

/** How many of something, on one line: 1 → `1 uso`, 4 → `4 usos`. @param shown the number as text, where it is not as JavaScript writes it */
export const counted = (count: number, one: string, many: string, shown = String(count)): string =>
  `${shown}${NO_BREAK}${count === 1 ? one : many}`;
