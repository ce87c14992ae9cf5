import type { ExportColumn, WorkbookSheet } from '../shared/table-export/index.ts';

/** Rows of figures with their sum, where they have one: the same on the screen, on paper and in files. */
export interface FiguresTable<Row> {
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly total?: Row;
}

export type SummedTable<Row> = Required<FiguresTable<Row>>;

/** The table as a sheet of a workbook, or on paper. */
export const toSheet = <Row>({ title, columns, rows, total }: FiguresTable<Row>) =>
  ({
    title,
    columns: columns.map(({ header, kind }) => ({ header, kind })),
    rows: [...rows, ...(total === undefined ? [] : [total])].map((row) =>
      columns.map(({ value }) => value(row)),
    ),
    summed: total !== undefined,
  }) satisfies WorkbookSheet & { summed: boolean };
