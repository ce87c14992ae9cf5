import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';

/** Widths in px: a digit and a letter in a cell, a letter in a head, and the padding of a cell. */
const FIGURE = 8.7;
const LETTER = 8.1;
const HEAD_LETTER = 8;
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

interface Fit {
  /** With every text in two lines at most, but days, amounts and codes in one. */
  least: number;
  /** With every text in one line. */
  whole: number;
  /** Every row has the same text. */
  alike: boolean;
}

/** The approximate width of a text in px: tabular digits are wider than letters. */
const widthOf = (text: string): number => {
  const figures = text.match(/\d/g)?.length ?? 0;
  return figures * FIGURE + (text.length - figures) * LETTER;
};

const longest = (widths: readonly number[]): number => Math.max(0, ...widths);

/** The longest word of a head, or of a cell's text; an e-mail breaks after its @ and its dots. */
const wordOf = (text: string, width: (word: string) => number): number =>
  longest(text.split(text.includes('@') ? /(?<=[@.])/ : ' ').map(width));

/** Days, amounts and codes are read in one line. */
const isWhole = <Row>(column: Column<Row>): boolean => column.kind !== 'text' || column.breaks === 'never';

const inTwoLines = (text: string): number =>
  Math.max(Math.min(WIDEST_WORD, wordOf(text, widthOf)), LONGER_LINE * widthOf(text));

function fitOf<Row>(column: Column<Row>, rows: readonly Row[]): Fit {
  const texts = rows.map((row) => cellText(column, row));
  const filter = 'filter' in column && column.filter ? LEAST_WITH_FILTER : 0;
  // A head may take two lines: its longest word is what it needs.
  const word = wordOf(column.header, ({ length }) => length * HEAD_LETTER);
  const fit = (cell: number, head: number) =>
    Math.round(Math.min(WIDEST, Math.max(filter, Math.max(cell, head) + PADDING)));
  const whole = fit(longest(texts.map(widthOf)), word + SORT_SIGN);
  return {
    least: isWhole(column) ? whole : fit(longest(texts.map(inTwoLines)), word),
    whole,
    alike: texts.length > 1 && texts.every((text) => text === texts[0]),
  };
}

const quiet = <Row>(column: TextColumn<Row>): TextColumn<Row> => ({ ...column, tone: () => 'quiet' });

/**
 * Columns that share the width by their content, each with room for its texts in two lines. A column with the
 * same text in all rows stays as narrow as possible, in a quieter colour.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  if (rows.length === 0) return columns;
  const sample = rows.slice(0, MAX_ROWS);
  return columns.map((column): Column<Row> => {
    const { least, whole, alike } = fitOf(column, sample);
    const { flex: _, ...rest } = column;
    if (!alike) return { ...column, width: least, flex: whole };
    const narrow = { ...rest, width: least };
    return narrow.kind === 'text' && narrow.tone === undefined ? quiet(narrow) : narrow;
  });
}
