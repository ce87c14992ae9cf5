import { once } from './once.ts';

/**
 * Digits grouped by thousands, es-UY (D24): `1234567` → `1.234.567`. Not by Intl, whose first formatter takes
 * a slow phone 80 ms while it makes a page interactive.
 */
export const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

const measure = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'min2' }));

/** A number of things, an integer, as text, es-UY (D24): 1234 → `1.234`. */
export const formatCount = (number: number): string => groupThousands(String(number));

/**
 * What is measured (mm, RPM, kg) as text, es-UY: grouped from five digits on, as data sheets write it: 1200 →
 * `1200`, 10.2 → `10,2`.
 */
export const formatMeasure = (number: number): string => measure().format(number);
