import { centsOfText } from '@laundry/strings/format';

/** The fields around the amount in the signed text. */
interface AroundAmount {
  readonly numeroTransaccion: string;
  readonly monto: string;
  readonly codigoAutorizacion: string;
  readonly mensaje: string;
}

const AMOUNT = /^[1-9]\d{0,11}(?:,\d{1,2})?|^0,\d{1,2}/;
const DECIMALS = /^(\d+)(?:,(\d{0,2}))?/;

/** All amounts that a text can start with, shorter and longer ones. */
function leadingAmounts(text: string): string[] {
  const longest = AMOUNT.exec(text)?.[0];
  if (longest === undefined) return [];
  const [, whole = '', decimals = ''] = DECIMALS.exec(longest) ?? [];
  return [
    ...Array.from(whole, (_, index) => whole.slice(0, index + 1)),
    ...Array.from(decimals, (_, index) => `${whole},${decimals.slice(0, index + 1)}`),
  ];
}

/**
 * Every amount in cents that the joined text of number, amount and later fields can be read as. The number
 * that stands before an amount has letters and digits of any count (providers §3).
 */
export function amountsOf({ numeroTransaccion, monto, codigoAutorizacion, mensaje }: AroundAmount): number[] {
  const joined = numeroTransaccion + monto + codigoAutorizacion + mensaje;
  const longestNumber = /^[\da-z]*/i.exec(joined)?.[0].length ?? 0;
  const amounts = Array.from({ length: longestNumber }, (_, start) => leadingAmounts(joined.slice(start)))
    .flat()
    .map(centsOfText)
    .filter((cents) => cents !== undefined);
  return [...new Set(amounts)];
}
