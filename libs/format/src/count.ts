import { once } from './once.ts';
import { groupThousands } from './thousands.ts';

const measure = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'min2' }));

/** A number of things, an integer, as text, es-UY (D24): 1234 → `1.234`. */
export const formatCount = (number: number): string => groupThousands(String(number));

/**
 * What is measured (mm, RPM, kg) as text, es-UY: grouped from five digits on, as data sheets write it: 1200 →
 * `1200`, 10.2 → `10,2`.
 */
export const formatMeasure = (number: number): string => measure().format(number);
