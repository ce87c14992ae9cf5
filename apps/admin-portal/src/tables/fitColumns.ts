import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';

/** Widths in px: a digit, a sign, a letter, and a letter of a head; the padding of a cell. */
const FIGURE = 8.7;
const SIGN = 4.6;
const LETTER = 8.2;
const HEAD_LETTER = 7.3;
const PADDING = 21;
/** The sort icon beside a header. */
const SORT_SIGN = 20;
/** The width that a column's filter box needs for its text. */
const LEAST_WITH_FILTER = 86;
/** The most that a column, and a single word, may ask for in px; longer texts wrap. */
const WIDEST = 300;
const WIDEST_WORD = 120;
/** The longer line's part of a text in two lines: they are seldom of the same length. */
const LONGER_LINE = 0.55;
/** Rows that are measured: others are seldom longer, and a keystroke must not wait for them. */
const MAX_ROWS = 300;
/** What all columns together may ask for in px: the table's room in a window of 1180 px. */
const ROOM = 1130;

interface Fit {
  /** With texts cut after two lines, but no word, nothing of one line, and not what all rows have. */
  cut: number;
  /** With every text in two lines at most, but days, amounts and codes in one. */
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

/** The longest word of a head, or of a cell's text. */
const longestWord = (text: string, width: (word: string) => number): number =>
  longest(text.split(' ').map(width));

/** Days, amounts and codes are read in one line. */
const isWhole = <Row>(column: Column<Row>): boolean => column.kind !== 'text' || column.breaks === 'never';

/** The longest word that is not broken; an e-mail breaks after its @ alone. */
const unbroken = (text: string): number => Math.min(WIDEST_WORD, longestWord(text, estimateWidth));

const inTwoLines = (text: string): number =>
  text.includes('@')
    ? longest(text.split(/(?<=@)/).map(estimateWidth))
    : Math.max(unbroken(text), LONGER_LINE * estimateWidth(text));

function fitColumn<Row>(column: Column<Row>, rows: readonly Row[]): Fit {
  const texts = [...new Set(rows.map((row) => cellText(column, row)))];
  const filter = 'filter' in column && column.filter ? LEAST_WITH_FILTER : 0;
  // A head may take two lines: its longest word is what it needs.
  const word = longestWord(column.header, ({ length }) => length * HEAD_LETTER);
  const fit = (cell: number, head: number) =>
    Math.round(Math.min(WIDEST, Math.max(filter, Math.max(cell, head) + PADDING)));
  const least = isWhole(column)
    ? fit(longest(texts.map(estimateWidth)), word + SORT_SIGN)
    : fit(longest(texts.map(inTwoLines)), word);
  const alike = rows.length > 1 && texts.length === 1;
  const cut = isWhole(column) || alike ? least : fit(longest(texts.map(unbroken)), word);
  return { cut, least, alike };
}

const quiet = <Row>(column: TextColumn<Row>): TextColumn<Row> => ({ ...column, tone: () => 'quiet' });

/**
 * Columns that share the width by their content, each with room for its texts in two lines, as far as the
 * room goes for all: beyond it the longest texts are cut. A column with the same text in all rows stays as
 * narrow as possible, in a quieter colour. Without rows the heads say how wide the columns are.
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
