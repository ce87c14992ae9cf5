import type { Column, TextColumn } from '@laundry/ui-kit/data-table';
import { cellText } from '@laundry/ui-kit/table-rows';

/** A figure and a letter of a cell, a letter of a head, and what stands beside a text, in px. */
const FIGURE = 9.1;
const LETTER = 8.1;
const HEAD_LETTER = 9;
const PADDING = 24;
/** Beside a head's name: the sign of its order. */
const SORT_SIGN = 20;
/** What a box over a column needs to show what is typed. */
const LEAST_WITH_FILTER = 86;
/** Wider than this no column asks to be: such a text is read in its cell's title. */
const WIDEST = 300;
/** Rows that are looked at: the others are seldom longer, and a keystroke must not wait for them. */
const MOST_ROWS = 300;

interface Fit {
  width: number;
  /** Every row says the same. */
  alike: boolean;
}

/** About how wide a text is, in px: figures stand under one another, and are wider than letters. */
const widthOf = (text: string): number => {
  const figures = text.match(/\d/g)?.length ?? 0;
  return figures * FIGURE + (text.length - figures) * LETTER;
};

function fitOf<Row>(column: Column<Row>, rows: readonly Row[]): Fit {
  const texts = rows.map((row) => cellText(column, row));
  const longest = Math.max(0, ...texts.map(widthOf));
  const filter = 'filter' in column && column.filter ? LEAST_WITH_FILTER : 0;
  // A head may take two lines: its longest word is what it needs.
  const word = Math.max(...column.header.split(' ').map(({ length }) => length));
  const width = Math.max(longest, word * HEAD_LETTER + SORT_SIGN) + PADDING;
  return {
    width: Math.round(Math.min(WIDEST, Math.max(filter, width))),
    alike: texts.length > 1 && texts.every((text) => text === texts[0]),
  };
}

const quiet = <Row>(column: TextColumn<Row>): TextColumn<Row> => ({ ...column, tone: () => 'quiet' });

/**
 * Columns as wide as what stands in them. What is left of the room goes to those that tell rows apart: a
 * column that says the same in all rows stays as narrow as it can be, in quiet letters.
 */
export function fitColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly Column<Row>[] {
  if (rows.length === 0) return columns;
  const sample = rows.slice(0, MOST_ROWS);
  return columns.map((column): Column<Row> => {
    const { width, alike } = fitOf(column, sample);
    const { flex: _, ...rest } = column;
    if (!alike) return { ...column, width, flex: width };
    return rest.kind === 'text' && rest.tone === undefined ? quiet({ ...rest, width }) : { ...rest, width };
  });
}
