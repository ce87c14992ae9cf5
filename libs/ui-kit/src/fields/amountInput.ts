import type { ChangeMeta } from 'react-number-format';

/**
 * An amount while it is typed: digits, and at most one separator with at most two decimals after it. ',' is
 * the decimal separator; '.' only occurs while it may still become a thousands separator ('400.5' may become
 * '400.500').
 */
export type TypedAmount = string;

const MAX_WHOLE = 9;
const DECIMALS = 2;
/** A dot that is not a thousands separator. */
const LOOSE_DOT = /\.\d{0,2}$/;

const keepDigits = (text: string): string => text.replaceAll(/\D/g, '');
const readWhole = (text: string): string =>
  keepDigits(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_WHOLE);

/** A pasted amount ('1.234,50', '1234.5', '$ 400'): up to two digits after the last separator are cents. */
export function parsePastedAmount(text: string): TypedAmount {
  const decimals = /[.,](\d{1,2})\D*$/.exec(text);
  return decimals ? `${keepDigits(text.slice(0, decimals.index))},${decimals[1]}` : keepDigits(text);
}

/** The amount in the input after a change. Without `change`, the text is parsed as it is. */
export function parseAmountInput(text: string, change?: Pick<ChangeMeta, 'to' | 'lastValue'>): TypedAmount {
  const { start, end } = change?.to ?? { start: 0, end: 0 };
  const came = text.slice(start, end);
  const read = came.length > 1 ? text.slice(0, start) + parsePastedAmount(came) + text.slice(end) : text;
  const comma = read.indexOf(',');
  const dot = read.lastIndexOf('.');
  const loose = LOOSE_DOT.test(read) && (!change || came === '.' || LOOSE_DOT.test(change.lastValue));
  const at = comma >= 0 ? comma : loose ? dot : read.length;
  const decimals = keepDigits(read.slice(at)).slice(0, DECIMALS);
  return readWhole(read.slice(0, at)) + read.charAt(at) + decimals;
}

/** Formats a typed amount with thousands separators. */
export const formatAmountInput = (typed: TypedAmount): string =>
  typed.replaceAll(/\B(?=(\d{3})+(?:[.,]\d*)?$)(?<![.,]\d*)/g, '.');

/** The number of pesos; '' when nothing was typed. */
export const amountToPesos = (typed: TypedAmount): number | '' =>
  keepDigits(typed) === '' ? '' : Number(`0${typed.replace(',', '.')}`);

/** A number of pesos in es-UY format without thousands separators: '1234,50', '400'. */
export const pesosToAmount = (pesos: number | ''): TypedAmount =>
  pesos === '' ? '' : pesos.toFixed(DECIMALS).replace('.', ',').replace(/,0+$/, '');

/** The amount once the field is left: a remaining dot becomes a decimal comma, and cents get two digits. */
export const normaliseAmountInput = (typed: TypedAmount): TypedAmount => pesosToAmount(amountToPesos(typed));
