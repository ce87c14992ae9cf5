/** What a column's values are: a text, pesos, a count, a day `YYYY-MM-DD`, or an instant (ISO 8601). */
export type ValueKind = 'text' | 'amount' | 'count' | 'day' | 'instant';

/** A value as it goes to the writer: raw, so that all work on it is the writer's. */
export type Value = string | number | null | undefined;

/** A column without the way to its values: what a writer has to know. */
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

/** Takes rows and packs them; nothing is taken after the end. */
export interface TableWriter {
  readonly write: (rows: readonly (readonly Value[])[]) => void;
  /** Begins the next sheet: the rows that follow are its. */
  readonly nextSheet: (columns: readonly ColumnHead[]) => void;
  readonly end: () => Blob;
}
