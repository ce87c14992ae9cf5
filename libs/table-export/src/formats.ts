import { csvWriter } from './csv.ts';
import type { TableFormat, TableHead, TableWriter } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** The writer of a table's format. */
export const writerOf = (head: TableHead): TableWriter => WRITERS[head.format](head);
