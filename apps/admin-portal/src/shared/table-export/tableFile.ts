import { csvWriter } from './csv.ts';
import type { TableFormat, TableHead, TableWriter, Value } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** A file of one table, which the worker writes; nothing may be written after `end`. */
export class TableFile {
  readonly #writer: TableWriter;

  constructor(format: TableFormat, head: TableHead) {
    this.#writer = WRITERS[format](head);
  }

  write(rows: readonly (readonly Value[])[]): void {
    this.#writer.write(rows);
  }

  end(): Blob {
    return this.#writer.end();
  }
}
