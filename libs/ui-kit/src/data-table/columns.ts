import type { ReactNode } from 'react';

export type RowId = string | number;

export interface TableRow {
  readonly id: RowId;
}

interface ColumnBase {
  /** The column's name in queries and settings; unique. */
  field: string;
  /** The column's header; on a card, the name before the value. */
  header: string;
  /** The width in px; with `flex` the smallest width. */
  width?: number;
  /** Its share of the remaining width. */
  flex?: number;
  /** Whether rows can be sorted by it; by default they can, except by actions. */
  sortable?: boolean;
  /** Cannot be hidden: it is not in the column menu. */
  fixed?: boolean;
  /** Where it is in the folded card of a row: in the title, at the end of its line, or in the second line. */
  cardPosition?: 'title' | 'end' | 'second';
}

/** Any text; its filter looks for a part of it, ignoring case and accents. */
export interface TextColumn<Row> extends ColumnBase {
  kind: 'text';
  value: (row: Row) => string | null | undefined;
  /** Shows a text box above the column, labelled 'Filtrar por …'. */
  filter?: boolean;
  /** `quiet` mutes a text that is the same in every row; the others show it as a chip in that colour. */
  tone?: (row: Row) => 'success' | 'error' | 'quiet' | undefined;
  /** Where lines may break: `email` after @ and dots, `never` for codes; by default between words. */
  breaks?: 'email' | 'never';
}

/** A number, such as an amount in pesos, aligned at the end. */
export interface NumberColumn<Row> extends ColumnBase {
  kind: 'pesos' | 'count';
  value: (row: Row) => number | null | undefined;
  filter?: boolean;
}

/** A day, DD/MM/YYYY, or with its time, from ISO 8601; shown and filtered in Montevideo's time. */
export interface DateColumn<Row> extends ColumnBase {
  kind: 'day' | 'instant';
  value: (row: Row) => string | null | undefined;
  /** Enables a filter by two days, whose fields have these labels. */
  range?: { from: string; to: string };
}

/** A tick or a cross. */
export interface BooleanColumn<Row> extends ColumnBase {
  kind: 'boolean';
  value: (row: Row) => boolean;
  /** Additional information, such as when it was confirmed: a tooltip in the table, plain text on a card. */
  detail?: (row: Row) => string | undefined;
  /** Shows a list above the column: both, 'Sí' or 'No'. */
  filter?: boolean;
}

export interface ActionColumn<Row> extends ColumnBase {
  kind: 'action';
  actions: (row: Row) => ReactNode;
}

/** A column of values, which paper and files have as well. */
export type ValueColumn<Row> = TextColumn<Row> | NumberColumn<Row> | DateColumn<Row>;

/** A column definition, for table and cards. */
export type Column<Row> = ValueColumn<Row> | BooleanColumn<Row> | ActionColumn<Row>;

export const isNumeric = <Row>({ kind }: Column<Row>): boolean => kind === 'pesos' || kind === 'count';

/** Whether the column has a filter below its header: a text box or a list. */
export const hasFilterBox = <Row>(column: Column<Row>): boolean => 'filter' in column && column.filter;

/** Whether the column has a filter by two days, which needs more room than its header has. */
export const hasDayFilter = <Row>(column: Column<Row>): boolean => 'range' in column;

export const isSortable = <Row>({ kind, sortable = kind !== 'action' }: Column<Row>): boolean => sortable;
