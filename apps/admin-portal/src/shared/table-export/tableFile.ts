import { proxy } from 'comlink';
import { csvWriter } from './csv.ts';
import type { TableFormat, TableHead, TableWriter } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** Begins a file with one table. In a worker, the page calls the returned proxy by messages. */
export const openTable = (format: TableFormat, head: TableHead) => proxy(WRITERS[format](head));
