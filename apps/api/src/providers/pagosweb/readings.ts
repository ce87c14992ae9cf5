import { centsOfText } from '../../payments/money.ts';

/** The fields around the amount in the signed text. */
interface AroundAmount {
  readonly numeroTransaccion: string;
  readonly monto: string;
  readonly codigoAutorizacion: string;
  readonly mensaje: string;
}

const textAfterAmount = ({ codigoAutorizacion, mensaje }: AroundAmount) => codigoAutorizacion + mensaje;

/** Whether the text after the amount could be part of it: the amount has fewer than two decimals. */
export function hasOpenAmount(result: AroundAmount): boolean {
  const [, decimals = ''] = result.monto.split(',');
  return decimals.length < 2 && /^[\d,]/.test(textAfterAmount(result));
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

/** Every amount in cents that the joined text of number, amount and later fields can be read as. */
export function amountsOf(result: AroundAmount): number[] {
  const joined = result.numeroTransaccion + result.monto + textAfterAmount(result);
  const digits = /^\d*/.exec(joined)?.[0].length ?? 0;
  const amounts = Array.from({ length: digits }, (_, start) => leadingAmounts(joined.slice(start)))
    .flat()
    .map(centsOfText)
    .filter((cents) => cents !== undefined);
  return [...new Set(amounts)];
}
