import { createExportWorker } from './exportWorker.ts';
import type { ExportColumn, WorkbookSheet, TableFormat } from './table.ts';

/** The most rows of a sheet, without its header. */
const MAX_ROWS: Readonly<Record<TableFormat, number>> = { csv: Infinity, xlsx: 1_048_575 };

export interface TableExport<Row> {
  readonly format: TableFormat;
  readonly columns: readonly ExportColumn<Row>[];
  readonly pages: AsyncIterable<readonly Row[]>;
  /** The sheet's name. */
  readonly title: string;
  /** Further sheets of a workbook: totals. */
  readonly further?: readonly WorkbookSheet[];
  /** The announced number of rows; with fewer, the table is truncated. */
  readonly expected?: number | undefined;
  /** Stops it; what has been written is still returned. */
  readonly signal: AbortSignal;
  readonly onProgress?: (rows: number) => void;
}

/** Why a table is incomplete: cancelled, a failed page, fewer rows than announced, a full sheet. */
export type Truncation = 'cancelled' | 'failed' | 'short' | 'full';

export interface WrittenTable {
  /** The file with all received rows. */
  readonly file: Blob;
  readonly rows: number;
  /** Undefined where the table is complete. */
  readonly truncation?: Truncation;
  /** The error of the failed page. */
  readonly problem?: unknown;
}

/** Rejects on abort, so that a pending page is not awaited. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new DOMException('', 'AbortError'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

interface Written {
  rows: number;
  truncation?: Truncation;
  problem?: unknown;
}

/** Writes page after page, and reports why it ended. */
async function writePages<Row>(
  { format, pages, expected, signal, onProgress }: TableExport<Row>,
  write: (rows: readonly Row[]) => Promise<void>,
): Promise<Written> {
  const maxRows = MAX_ROWS[format];
  const iterator = pages[Symbol.asyncIterator]();
  const stop = aborted(signal);
  stop.catch(() => undefined);
  let rows = 0;
  for (;;) {
    const next = await Promise.race([iterator.next(), stop]).catch((problem: unknown) => ({ problem }));
    if (signal.aborted) return { rows, truncation: 'cancelled' };
    if ('problem' in next) return { rows, truncation: 'failed', problem: next.problem };
    if (next.done === true) break;
    const fitting = next.value.slice(0, maxRows - rows);
    await write(fitting);
    rows += fitting.length;
    onProgress?.(rows);
    if (fitting.length < next.value.length) return { rows, truncation: 'full' };
  }
  return expected !== undefined && rows < expected ? { rows, truncation: 'short' } : { rows };
}

/**
 * Writes a table of all pages outside this thread. It always returns a file with the received rows, and says
 * if they are incomplete; it only rejects if writing itself failed.
 */
export async function writeTable<Row>(order: TableExport<Row>): Promise<WrittenTable> {
  const worker = createExportWorker();
  try {
    const { format, columns, title } = order;
    const heads = columns.map(({ header, kind }) => ({ header, kind }));
    const sheets = format === 'xlsx' ? (order.further ?? []) : [];
    const further = sheets.map((sheet) => sheet.title);
    await worker.request({ kind: 'open', head: { format, columns: heads, title, further } });
    const written = await writePages(order, async (rows) => {
      await worker.request({
        kind: 'rows',
        rows: rows.map((row) => columns.map(({ value }) => value(row))),
      });
    });
    const file = await worker.request({ kind: 'end', further: sheets });
    if (!file) throw new Error('No file came.');
    return { ...written, file };
  } finally {
    worker.terminate();
  }
}

/** Splits an array of rows into pages. */
export async function* inPages<Row>(rows: readonly Row[], size: number): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) {
    yield Promise.resolve(rows.slice(start, start + size));
  }
}
