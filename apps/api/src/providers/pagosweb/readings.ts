import { centsOfText } from '../../payments/money.ts';

/** The fields around the amount, as a result has them. */
interface AroundAmount {
  readonly numeroTransaccion: string;
  readonly monto: string;
  readonly codigoAutorizacion: string;
  readonly mensaje: string;
}

const after = ({ codigoAutorizacion, mensaje }: AroundAmount) => codigoAutorizacion + mensaje;

/**
 * Whether the text that follows the amount could be more of it: decimals are two, unless something else
 * follows.
 */
export function hasOpenAmount(result: AroundAmount): boolean {
  const [, decimals = ''] = result.monto.split(',');
  return decimals.length < 2 && /^[\d,]/.test(after(result));
}

const AMOUNT = /^[1-9]\d{0,11}(?:,\d{1,2})?|^0,\d{1,2}/;
const DECIMALS = /^(\d+)(?:,(\d{0,2}))?/;

/** The texts of an amount that a text begins with: all of its digits or less of them. */
function beginnings(text: string): string[] {
  const longest = AMOUNT.exec(text)?.[0];
  if (longest === undefined) return [];
  const [, whole = '', decimals = ''] = DECIMALS.exec(longest) ?? [];
  return [
    ...Array.from(whole, (_, index) => whole.slice(0, index + 1)),
    ...Array.from(decimals, (_, index) => `${whole},${decimals.slice(0, index + 1)}`),
  ];
}

/** Every amount, in cents, that the joined text of number, amount and what follows can be read as. */
export function amountsOf(result: AroundAmount): number[] {
  const joined = result.numeroTransaccion + result.monto + after(result);
  const digits = /^\d*/.exec(joined)?.[0].length ?? 0;
  const amounts = Array.from({ length: digits }, (_, start) => beginnings(joined.slice(start)))
    .flat()
    .map(centsOfText)
    .filter((cents) => cents !== undefined);
  return [...new Set(amounts)];
}
