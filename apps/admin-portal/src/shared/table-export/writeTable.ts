import { wrap } from 'comlink';
import type { ExportColumn, TableFormat, TableHead } from './table.ts';
import { openTable } from './tableFile.ts';

/** The maximum number of rows, without the header. */
const MAX_ROWS: Readonly<Record<TableFormat, number>> = { csv: Infinity, xlsx: 1_048_575 };

export interface TableExport<Row> extends Pick<TableHead, 'title'>, Partial<Pick<TableHead, 'further'>> {
  readonly format: TableFormat;
  readonly columns: readonly ExportColumn<Row>[];
  /** Must stop once the signal is aborted. */
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** The announced number of rows; with fewer, the table is truncated. */
  readonly expected?: number | undefined;
  /** Stops the export; what has been written is still returned. */
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

/**
 * Opens a file in a worker, so that writing rows does not block the browser; unit tests have no workers.
 *
 * @throws Error if the worker's code does not load, or the signal is aborted before it has
 */
async function openFile(format: TableFormat, head: TableHead, signal: AbortSignal) {
  if (typeof Worker === 'undefined') return { file: openTable(format, head), close: () => undefined };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const close = () => worker.terminate();
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return { file: await Promise.race([wrap<typeof openTable>(worker)(format, head), failed]), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Writes page after page, and reports why it ended. */
async function writePages<Row>(
  { format, columns, pages, expected, signal, onProgress }: TableExport<Row>,
  file: Awaited<ReturnType<typeof openFile>>['file'],
): Promise<Written> {
  const maxRows = MAX_ROWS[format];
  let rows = 0;
  try {
    signal.throwIfAborted();
    for await (const page of pages) {
      const fitting = page.slice(0, maxRows - rows);
      await file.write(fitting.map((row) => columns.map(({ value }) => value(row))));
      rows += fitting.length;
      onProgress?.(rows);
      if (fitting.length < page.length) return { rows, truncation: 'full' };
      signal.throwIfAborted();
    }
  } catch (problem) {
    return signal.aborted ? { rows, truncation: 'cancelled' } : { rows, truncation: 'failed', problem };
  }
  return expected !== undefined && rows < expected ? { rows, truncation: 'short' } : { rows };
}

/** Writes a table of all pages: a file with the received rows, and whether they are incomplete. */
export async function writeTable<Row>(order: TableExport<Row>) {
  const { format, columns, title, further = [] } = order;
  const heads = columns.map(({ header, kind }) => ({ header, kind }));
  const { file, close } = await openFile(format, { columns: heads, title, further }, order.signal);
  try {
    const written = await writePages(order, file);
    return { ...written, file: await file.end() };
  } finally {
    close();
  }
}
