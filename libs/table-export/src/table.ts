/** What a column's values are: a text, pesos, a count, a day `YYYY-MM-DD`, or an instant (ISO 8601). */
export type ValueKind = 'text' | 'pesos' | 'count' | 'day' | 'instant';

/** A raw value: formatting is the writer's work. */
export type Value = string | number | null | undefined;

/** A column's header and kind, which is what a writer needs. */
export interface ColumnHead {
  readonly header: string;
  readonly kind: ValueKind;
}

/** A column of a table that is exported. */
export interface ExportColumn<Row> extends ColumnHead {
  readonly value: (row: Row) => Value;
}

export type TableFormat = 'csv' | 'xlsx';

/** What is written, before its rows come. */
export interface TableHead {
  readonly format: TableFormat;
  readonly columns: readonly ColumnHead[];
  /** The sheet's name in a workbook. */
  readonly title: string;
  /** The names of the sheets that follow it there. */
  readonly further: readonly string[];
}

/** A sheet that follows the first one in a workbook; other formats have none. */
export interface FurtherSheet {
  readonly title: string;
  readonly columns: readonly ColumnHead[];
  readonly rows: readonly (readonly Value[])[];
}

/** Writes rows into a file; nothing may be written after `end`. */
export interface TableWriter {
  readonly write: (rows: readonly (readonly Value[])[]) => void;
  /** Begins the next sheet, to which the following rows belong. */
  readonly nextSheet: (columns: readonly ColumnHead[]) => void;
  readonly end: () => Blob;
}
