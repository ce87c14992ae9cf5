/** The kinds of a column's values: a text, pesos, a count, a day `YYYY-MM-DD`, or an instant (ISO 8601). */
export type ValueKind = 'text' | 'pesos' | 'count' | 'day' | 'instant';

/** A raw value, which the writer formats. */
export type Value = string | number | null | undefined;

export interface ColumnHead {
  readonly header: string;
  readonly kind: ValueKind;
}

export interface ExportColumn<Row> extends ColumnHead {
  readonly value: (row: Row) => Value;
}

export type TableFormat = 'csv' | 'xlsx';

/** The data of a table except its rows. */
export interface TableHead extends Omit<WorkbookSheet, 'rows'> {
  /** Further sheets of a workbook; other formats have none. */
  readonly further: readonly WorkbookSheet[];
}

export interface WorkbookSheet {
  /** The sheet's name in a workbook. */
  readonly title: string;
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly (readonly Value[])[];
}

/** Writes rows into a file; nothing may be written after `end`. */
export interface TableWriter {
  readonly write: (rows: readonly (readonly Value[])[]) => void;
  readonly end: () => Blob;
}
