import { csvWriter } from './csv.ts';
import type { ExportColumn, TableFormat, TableHead, TableWriter, WorkbookSheet } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** The most rows of a sheet, without its header. */
const MAX_ROWS: Readonly<Record<TableFormat, number>> = { csv: Infinity, xlsx: 1_048_575 };

export interface TableExport<Row> {
  readonly format: TableFormat;
  readonly columns: readonly ExportColumn<Row>[];
  /** A page is written at once: a thousand rows take about 10 ms. They end as soon as the signal says so. */
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** The sheet's name. */
  readonly title: string;
  /** Further sheets of a workbook: totals (D54). */
  readonly further?: readonly WorkbookSheet[];
  /** The announced number of rows; with fewer, the table is truncated. */
  readonly expected?: number | undefined;
  /** Stops it; what has been written is still returned. */
  readonly signal: AbortSignal;
  readonly onProgress?: (rows: number) => void;
}

/** Why a table is incomplete: cancelled, a failed page, fewer rows than announced, a full sheet. */
export type Truncation = 'cancelled' | 'failed' | 'short' | 'full';

interface Written {
  readonly rows: number;
  /** Undefined where the table is complete. */
  readonly truncation?: Truncation;
  /** The error of the failed page. */
  readonly problem?: unknown;
}

export interface WrittenTable extends Written {
  /** The file with all received rows. */
  readonly file: Blob;
}

/** Between two pages the browser draws, and hears what is pressed. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Writes page after page, and reports why it ended. */
async function writePages<Row>(
  { format, columns, pages, expected, signal, onProgress }: TableExport<Row>,
  writer: TableWriter,
): Promise<Written> {
  const maxRows = MAX_ROWS[format];
  let rows = 0;
  try {
    signal.throwIfAborted();
    for await (const page of pages) {
      const fitting = page.slice(0, maxRows - rows);
      writer.write(fitting.map((row) => columns.map(({ value }) => value(row))));
      rows += fitting.length;
      onProgress?.(rows);
      if (fitting.length < page.length) return { rows, truncation: 'full' };
      await pause();
      signal.throwIfAborted();
    }
  } catch (problem) {
    return signal.aborted ? { rows, truncation: 'cancelled' } : { rows, truncation: 'failed', problem };
  }
  return expected !== undefined && rows < expected ? { rows, truncation: 'short' } : { rows };
}

/** Writes a table of all pages: a file with the received rows, and whether they are incomplete. */
export async function writeTable<Row>(order: TableExport<Row>): Promise<WrittenTable> {
  const { format, columns, title, further = [] } = order;
  const writer = WRITERS[format]({ columns, title, further });
  const written = await writePages(order, writer);
  return { ...written, file: writer.end() };
}
