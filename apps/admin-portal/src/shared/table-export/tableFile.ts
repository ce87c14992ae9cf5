import { proxy } from 'comlink';
import { csvWriter } from './csv.ts';
import type { TableFormat, TableHead, TableWriter } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** Begins a file of one table; of a worker's, the page calls the writer by messages. */
export const openTable = (format: TableFormat, head: TableHead) => proxy(WRITERS[format](head));
