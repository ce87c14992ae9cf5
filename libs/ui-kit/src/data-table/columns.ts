import type { ReactNode } from 'react';

export type RowId = string | number;

interface ColumnBase {
  /** Name of the column in queries and settings; unique. */
  field: string;
  /** What stands over it, and before the value on a card. */
  header: string;
  /** Width in px; with `flex` the least one. */
  width?: number;
  /** Its share of the room that is left. */
  flex?: number;
  /** Whether rows can be sorted by it; they can, unless it holds actions. */
  sortable?: boolean;
  /** Always shown: it is not in the chooser. */
  fixed?: boolean;
  /** Where it stands in a folded row of a phone; with none named, the first columns in their order. */
  cardSlot?: CardSlot;
}

/** A folded row has two lines: a title with something at its end, and further values under it. */
export type CardSlot = 'title' | 'end' | 'second';

/** How a text stands out: a chip of that tone, or, said by every row alike, a quiet text. */
export type TextTone = 'success' | 'warning' | 'error' | 'quiet';

/** Any text; filtered by what it contains, ignoring case and accents. */
export interface TextColumn<Row> extends ColumnBase {
  kind: 'text';
  value: (row: Row) => string | null | undefined;
  /** A text box over the column; its label is 'Filtrar por …'. */
  filter?: boolean;
  /** A text without a tone is plain. */
  tone?: (row: Row) => TextTone | undefined;
}

/** Money in pesos, aligned at its end. */
export interface AmountColumn<Row> extends ColumnBase {
  kind: 'amount';
  value: (row: Row) => number | null | undefined;
  filter?: boolean;
}

/** A day or an instant (ISO 8601), shown and filtered as Montevideo has it. */
export interface DateColumn<Row> extends ColumnBase {
  kind: 'date';
  value: (row: Row) => string | null | undefined;
  /** With the hour: DD/MM/YYYY HH:mm. */
  time?: boolean;
  /** Two days that it must lie between, by the labels of their fields. */
  range?: { from: string; to: string };
}

/** A tick or a cross. */
export interface BooleanColumn<Row> extends ColumnBase {
  kind: 'boolean';
  value: (row: Row) => boolean;
  /** What more there is to say of it: when it was confirmed. A tooltip in the table, plain text on a card. */
  detail?: (row: Row) => string | undefined;
  /** A list over the column: both, 'Sí' or 'No'. */
  filter?: boolean;
}

/** What can be done with a row. */
export interface ActionColumn<Row> extends ColumnBase {
  kind: 'action';
  actions: (row: Row) => ReactNode;
}

/** One column, as data: both the table and the cards are made from it. */
export type Column<Row> =
  TextColumn<Row> | AmountColumn<Row> | DateColumn<Row> | BooleanColumn<Row> | ActionColumn<Row>;

/** Whether there is a text box or a list over it. */
export const hasFilterBox = <Row>(column: Column<Row>): boolean =>
  (column.kind === 'text' || column.kind === 'amount' || column.kind === 'boolean') && column.filter === true;

/** The labels of its two days, where it is filtered by days. */
export const rangeOf = <Row>(column: Column<Row>): { from: string; to: string } | undefined =>
  column.kind === 'date' ? column.range : undefined;

export const isSortable = <Row>({ kind, sortable = kind !== 'action' }: Column<Row>): boolean => sortable;

/** Numbers stand under one another by their last figure. */
export const isAlignedAtEnd = <Row>({ kind }: Column<Row>): boolean => kind === 'amount';

/** The columns of a folded row by their places. */
export type CardColumns<Row> = Readonly<Record<CardSlot, readonly Column<Row>[]>>;

/** How many columns stand in the second line where none is named. */
const SECOND = 2;

/**
 * Which columns a folded row shows: those that say so, else the first ones, with a tick or a cross at the
 * end.
 */
export function cardColumns<Row>(columns: readonly Column<Row>[]): CardColumns<Row> {
  const at = (place: CardSlot) => columns.filter(({ cardSlot }) => cardSlot === place);
  if (columns.some(({ cardSlot }) => cardSlot !== undefined))
    return { title: at('title'), end: at('end'), second: at('second') };
  const texts = columns.filter(({ kind }) => kind !== 'boolean' && kind !== 'action');
  const ticks = columns.filter(({ kind }) => kind === 'boolean');
  return { title: texts.slice(0, 1), end: ticks.slice(0, 1), second: texts.slice(1, 1 + SECOND) };
}
