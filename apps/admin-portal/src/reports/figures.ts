import { reports } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import type { ExportColumn, WorkbookSheet } from '../shared/table-export/index.ts';
import type { PrintedTable } from './print/Printout.tsx';

/** A column of figures, the same on the screen, on paper and in files. */
export interface FiguresColumn<Row> extends ExportColumn<Row> {
  readonly kind: 'text' | 'count' | 'pesos';
  readonly value: (row: Row) => string | number | undefined;
}

/** Rows of figures with their sum, where they have one. */
export interface FiguresTable<Row> {
  readonly title: string;
  readonly columns: readonly FiguresColumn<Row>[];
  readonly rows: readonly Row[];
  readonly total?: Row;
}

export type SummedTable<Row> = Required<FiguresTable<Row>>;

/** A value as text; empty if there is none. */
export function figureText<Row>({ kind, value }: FiguresColumn<Row>, row: Row): string {
  const given = value(row);
  if (typeof given !== 'number') return given ?? '';
  return kind === 'pesos' ? formatPesos(given) : reports.count(given);
}

/** The table as a sheet of a workbook. */
export const toSheet = <Row>({ title, columns, rows, total }: FiguresTable<Row>): WorkbookSheet => ({
  title,
  columns: columns.map(({ header, kind }) => ({ header, kind })),
  rows: [...rows, ...(total === undefined ? [] : [total])].map((row) =>
    columns.map(({ value }) => value(row)),
  ),
});

/** The table in text, for paper and the page. */
export function printedFigures<Row>({ title, columns, rows, total }: FiguresTable<Row>) {
  const cells = (row: Row) => columns.map((column) => figureText(column, row));
  return {
    title,
    columns,
    rows: rows.map(cells),
    ...(total !== undefined && { total: cells(total) }),
  } satisfies PrintedTable;
}
