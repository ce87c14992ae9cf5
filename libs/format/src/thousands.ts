/**
 * Digits grouped by thousands, es-UY (D24): `1234567` → `1.234.567`. Not by Intl, whose first formatter takes
 * a slow phone 80 ms while it makes a page interactive.
 */
export const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
