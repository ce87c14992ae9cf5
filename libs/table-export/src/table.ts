/** What a column's values are: a text, pesos, a day `YYYY-MM-DD`, or an instant (ISO 8601). */
export type ValueKind = 'text' | 'amount' | 'day' | 'instant';

/** A value as it goes to the writer: raw, so that all work on it is the writer's. */
export type Value = string | number | null | undefined;

/** A column without the way to its values: what a writer has to know. */
export interface Head {
  readonly header: string;
  readonly kind: ValueKind;
}

/** A column of a table that is exported. */
export interface ExportColumn<Row> extends Head {
  readonly value: (row: Row) => Value;
}

export type TableFormat = 'csv' | 'xlsx';

/** What is written, before its rows come. */
export interface TableHead {
  readonly format: TableFormat;
  readonly columns: readonly Head[];
  /** The sheet's name in a workbook. */
  readonly title: string;
}

/** Takes rows and packs them; nothing is taken after the end. */
export interface TableWriter {
  readonly write: (rows: readonly (readonly Value[])[]) => void;
  readonly end: () => Blob;
}
