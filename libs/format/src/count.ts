import { once } from './once.ts';

const count = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'always' }));

/** A number of things as text, es-UY (decision 24): 1234 → `1.234`. */
export const formatCount = (number: number): string => count().format(number);
