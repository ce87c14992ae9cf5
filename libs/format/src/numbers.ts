import { once } from './once.ts';

/**
 * Groups digits by thousands, es-UY (D24): `1234567` → `1.234.567`. It does not use Intl, whose first
 * formatter takes a slow phone 80 ms while a page becomes interactive.
 */
export const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

const measure = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'min2' }));

/** Formats an integer, es-UY (D24): 1234 → `1.234`. */
export const formatCount = (number: number): string => groupThousands(String(number));

/**
 * Formats a measurement (mm, RPM, kg), es-UY, grouped from five digits on as in data sheets: 1200 → `1200`,
 * 10.2 → `10,2`.
 */
export const formatMeasure = (number: number): string => measure().format(number);
