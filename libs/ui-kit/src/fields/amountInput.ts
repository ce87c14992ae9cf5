/**
 * An amount while it is typed: digits, and at most one separator with at most two decimals after it. ',' is
 * the separator; '.' stands there only while it may still turn out to be one of thousands ('400.5' may become
 * '400.500').
 */
export type TypedAmount = string;

/** What changed in the box: the part that came in, and what stood there before. */
export interface AmountChange {
  to: { start: number; end: number };
  lastValue: string;
}

const MAX_WHOLE = 9;
const DECIMALS = 2;
/** A dot that does not part thousands. */
const LOOSE_DOT = /\.\d{0,2}$/;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const wholeOf = (text: string): string =>
  digitsOf(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_WHOLE);

/**
 * A pasted amount of any writing ('1.234,50', '1234.5', '$ 400', '1,234.50'): one or two last digits are
 * decimals.
 */
export function parsePastedAmount(text: string): TypedAmount {
  const decimals = /[.,](\d{1,2})\D*$/.exec(text);
  return decimals ? `${wholeOf(text.slice(0, decimals.index))},${decimals[1]}` : wholeOf(text);
}

/** What the box holds after a change; without a change, what it shows is read as it stands. */
export function parseAmountInput(text: string, whole: boolean, change?: AmountChange): TypedAmount {
  const { start, end } = change?.to ?? { start: 0, end: 0 };
  const came = text.slice(start, end);
  const read = came.length > 1 ? text.slice(0, start) + parsePastedAmount(came) + text.slice(end) : text;
  const comma = read.indexOf(',');
  const dot = read.lastIndexOf('.');
  const loose = LOOSE_DOT.test(read) && (!change || came === '.' || LOOSE_DOT.test(change.lastValue));
  const at = comma >= 0 ? comma : loose ? dot : read.length;
  const separator = whole ? '' : read.charAt(at);
  const decimals = whole ? '' : digitsOf(read.slice(at)).slice(0, DECIMALS);
  return wholeOf(read.slice(0, at)) + separator + decimals;
}

/** How it is shown: its thousands parted. */
export const formatAmountInput = (typed: TypedAmount): string =>
  typed.replaceAll(/\B(?=(\d{3})+(?:[.,]\d*)?$)(?<![.,]\d*)/g, '.');

/** The number of pesos; '' when nothing was typed. */
export const amountToPesos = (typed: TypedAmount): number | '' =>
  digitsOf(typed) === '' ? '' : Number(`0${typed.replace(',', '.')}`);

/** A number of pesos as es-UY writes it, its thousands not yet parted: '1234,50', '400'. */
export const pesosToAmount = (pesos: number | ''): TypedAmount =>
  pesos === '' ? '' : pesos.toFixed(DECIMALS).replace('.', ',').replace(/,0+$/, '');

/**
 * What stands in the box once it was left: a dot has turned out to be a decimal one, and cents have both
 * digits.
 */
export const normaliseAmountInput = (typed: TypedAmount): TypedAmount => pesosToAmount(amountToPesos(typed));
