import { once } from './once.ts';

const count = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'always' }));
const measure = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'min2' }));

/** A number of things as text, es-UY (decision 24): 1234 → `1.234`. */
export const formatCount = (number: number): string => count().format(number);

/** What is measured (mm, RPM, kg) as text, es-UY: grouped from five digits on, as data sheets write it: 1200 → `1200`, 10.2 → `10,2`. */
export const formatMeasure = (number: number): string => measure().format(number);
