import type { Column } from '@laundry/ui-kit/data-table';
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

function fitColumn<Row>(column: Column<Row>, rows: readonly Row[]): Column<Row> {
  const texts = [...new Set(rows.map((row) => cellText(column, row)))];
  const filter = 'filter' in column && column.filter ? LEAST_WITH_FILTER : 0;
  // A header may take two lines, so it only needs the width of its longest word.
  const word = longestWord(column.header, ({ length }) => length * HEAD_LETTER);
  const alike = rows.length > 1 && texts.length === 1;
  // A filter's width mostly leaves room for the sign; sorting equal texts is pointless.
  const head = isWhole(column) || (filter === 0 && !alike) ? word + SORT_SIGN : word;
  const fit = (measure: (text: string) => number) =>
    Math.round(Math.min(WIDEST, Math.max(filter, Math.max(head, ...texts.map(measure)) + PADDING)));
  const flex = fit(isWhole(column) ? estimateWidth : inTwoLines);
  if (!alike) return { ...column, width: isWhole(column) ? flex : fit(unbroken), flex };
  const narrow = { ...column, width: flex };
  return narrow.kind === 'text' ? { tone: () => 'quiet', ...narrow } : narrow;
}

/**
 * Sizes columns by their content. None is narrower than its words, one-line values and filter; the grid
 * divides the width in proportion to the room that each needs for its texts on two lines. A column with the
 * same text in all rows is as narrow as possible, in a quieter colour.
 */
export const fitColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] => {
  const sample = rows.slice(0, MAX_ROWS);
  return columns.map((column) => fitColumn(column, sample));
};
