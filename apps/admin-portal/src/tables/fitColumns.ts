import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';

/** Widths in px: a digit, a space or punctuation mark, a letter, a header's letter, and a cell's padding. */
const FIGURE = 8.7;
const SIGN = 4.6;
const LETTER = 8.2;
const HEAD_LETTER = 7.3;
const PADDING = 21;
/** The sort icon beside a header. */
const SORT_SIGN = 20;
/** The width that a column's filter box needs for its text. */
const LEAST_WITH_FILTER = 86;
/** The maximum width in px of a column, and of a single word; longer texts wrap. */
const WIDEST = 300;
const WIDEST_WORD = 120;
/** The longer line's share of a text on two lines, which are seldom equally long. */
const LONGER_LINE = 0.55;
/** The number of rows measured: others are seldom wider, and measuring must not delay a keystroke. */
const MAX_ROWS = 300;
/** The maximum width in px of all columns together: the table's width in a window of 1180 px. */
const ROOM = 1130;

interface Fit {
  /** The width with long texts cut, but no words, one-line values or texts that all rows share. */
  cut: number;
  /** The width with every text on at most two lines, but days, amounts and codes on one. */
  least: number;
  /** Every row has the same text. */
  alike: boolean;
}

/** The approximate width of a text in px: tabular digits are wider than letters. */
const estimateWidth = (text: string): number => {
  const figures = text.match(/\d/g)?.length ?? 0;
  const signs = text.match(/[ .,:/]/g)?.length ?? 0;
  return figures * FIGURE + signs * SIGN + (text.length - figures - signs) * LETTER;
};

const longest = (widths: readonly number[]): number => Math.max(0, ...widths);

/** The width of the longest word of a header or a cell's text. */
const longestWord = (text: string, width: (word: string) => number): number =>
  longest(text.split(' ').map(width));

/** Whether a column's texts stay on one line: days, amounts and codes. */
const isWhole = <Row>(column: Column<Row>): boolean => column.kind !== 'text' || column.breaks === 'never';

/** The width of the longest word, at most WIDEST_WORD: wider words are broken. */
const unbroken = (text: string): number => Math.min(WIDEST_WORD, longestWord(text, estimateWidth));

/** The width of a text on two lines; an e-mail breaks only after its @. */
const inTwoLines = (text: string): number =>
  text.includes('@')
    ? longest(text.split(/(?<=@)/).map(estimateWidth))
    : Math.max(unbroken(text), LONGER_LINE * estimateWidth(text));

function fitColumn<Row>(column: Column<Row>, rows: readonly Row[]): Fit {
  const texts = [...new Set(rows.map((row) => cellText(column, row)))];
  const filter = 'filter' in column && column.filter ? LEAST_WITH_FILTER : 0;
  // A header may take two lines, so it only needs the width of its longest word.
  const word = longestWord(column.header, ({ length }) => length * HEAD_LETTER);
  const alike = rows.length > 1 && texts.length === 1;
  // A filter's width mostly leaves room for the sign; sorting equal texts is pointless.
  const head = isWhole(column) || (filter === 0 && !alike) ? word + SORT_SIGN : word;
  const fit = (cell: number) =>
    Math.round(Math.min(WIDEST, Math.max(filter, Math.max(cell, head) + PADDING)));
  const least = fit(longest(texts.map(isWhole(column) ? estimateWidth : inTwoLines)));
  const cut = isWhole(column) || alike ? least : fit(longest(texts.map(unbroken)));
  return { cut, least, alike };
}

const quiet = <Row>(column: TextColumn<Row>): TextColumn<Row> => ({ ...column, tone: () => 'quiet' });

/**
 * Sizes columns by their content, each with room for its texts on two lines. If not all of them fit, the
 * longest texts are cut. A column with the same text in all rows is as narrow as possible, in a quieter
 * colour. Without rows, the headers determine the widths.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  const sample = rows.slice(0, MAX_ROWS);
  const fits = columns.map((column) => ({ column, ...fitColumn(column, sample) }));
  const sumFits = (part: 'cut' | 'least') => fits.reduce((sum, fit) => sum + fit[part], 0);
  const [cut, least] = [sumFits('cut'), sumFits('least')];
  const part = least > ROOM ? Math.max(0, (ROOM - cut) / (least - cut)) : 1;
  return fits.map(({ column, alike, ...fit }): Column<Row> => {
    const { flex: _, ...rest } = column;
    const width = Math.floor(fit.cut + (fit.least - fit.cut) * part);
    if (!alike) return { ...column, width, flex: fit.least };
    const narrow = { ...rest, width };
    return narrow.kind === 'text' && narrow.tone === undefined ? quiet(narrow) : narrow;
  });
}
