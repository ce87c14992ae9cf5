/** Creates a value at its first use, because a formatter takes a slow phone tens of milliseconds. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/**
 * Groups digits by thousands, es-UY (D24): `1234567` → `1.234.567`. It does not use Intl, whose first
 * formatter takes a slow phone 80 ms while a page becomes interactive.
 */
const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.');

const measure = once(() => new Intl.NumberFormat('es-UY', { useGrouping: 'min2' }));

/** Formats an integer, es-UY (D24): 1234 → `1.234`. */
export const formatCount = (number: number): string => groupThousands(String(number));

/** A measurement (mm, RPM, kg), es-UY, grouped from five digits on: 1200 → `1200`, 10.2 → `10,2`. */
export const formatMeasure = (number: number): string => measure().format(number);

export const CURRENCY_SIGN = '$';

/** Formats non-negative integer cents as pesos; whole pesos have no decimals. */
function magnitude(cents: number): string {
  const rest = cents % 100;
  const pesos = groupThousands(String((cents - rest) / 100));
  return rest === 0 ? pesos : `${pesos},${String(rest).padStart(2, '0')}`;
}

const formatSign = (amount: number): string => (amount < 0 ? '-' : '');

/** Formats pesos, es-UY (D24): 1234 → `$ 1.234`, 1234.5 → `$ 1.234,50`, -20 → `-$ 20`. */
export const formatPesos = (pesos: number): string =>
  `${formatSign(pesos)}${CURRENCY_SIGN} ${magnitude(Math.round(Math.abs(pesos) * 100))}`;

/** The same for integer cents. */
export const formatCents = (cents: number): string => formatPesos(cents / 100);

/** Formats integer cents without the currency sign, for columns whose header names it: `1.234`, `-20,50`. */
export const formatAmount = (cents: number): string => formatSign(cents) + magnitude(Math.abs(cents));
