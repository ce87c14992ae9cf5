import { toAppError } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { useEffect, useState } from 'react';
import type {
  ExportColumn,
  TableFormat,
  Truncation,
  WorkbookSheet,
} from '../../shared/table-export/index.ts';

/** The content of an export. */
export interface ExportOrder<Row> {
  readonly format: TableFormat;
  readonly columns: readonly ExportColumn<Row>[];
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  /** The sheet's name. */
  readonly title: string;
  /** Sheets that follow it in a workbook: totals (D54). */
  readonly further?: readonly WorkbookSheet[];
  /** The parts of the file's name. */
  readonly about: readonly string[];
  /** The number of rows, if it is known. */
  readonly expected: number | undefined;
  /** How many rows the columns' filters chose from; as many as there are without any. */
  readonly of?: number;
}

/** How far an export has come; `expected` is the number of rows, if it is known. */
interface Progress {
  format: TableFormat;
  rows: number;
  expected: number | undefined;
}

/** The export of the visible report. */
export type Export =
  | { status: 'idle' }
  | ({ status: 'running' } & Progress)
  /** Some rows are missing: the person decides whether to keep the received ones. */
  | {
      status: 'stopped';
      truncation: Truncation;
      rows: number;
      error: ErrorKind | undefined;
      keep: () => void;
    }
  /** `of` is how many rows the columns' filters chose from. */
  | { status: 'done'; name: string; rows: number; of: number }
  | { status: 'failed'; error: ErrorKind };

/** Rows per batch of an export: small enough that progress and cancelling stay responsive. */
const BATCH_ROWS = 1_000;

/** What writes tables; it is loaded with the first export. */
export const loadWriter = () => import('../../shared/table-export/index.ts');

/** Rows that are all there, in the batches of an export. */
export async function* inBatches<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  const { inPages } = await loadWriter();
  yield* inPages(rows, BATCH_ROWS);
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

/**
 * Writes a report as a download. What is not whole is only handed over if the person wants it, and says so in
 * its name.
 */
async function write<Row>(
  { about, pages, ...order }: ExportOrder<Row>,
  signal: AbortSignal,
  show: (next: Export) => void,
): Promise<void> {
  const { format, expected } = order;
  const running = (rows: number) => show({ status: 'running', format, rows, expected });
  running(0);
  // By a poor signal loading takes a while, in which CANCELAR is heard as well.
  const writer = await Promise.race([whenAborted(signal), loadWriter()]);
  if (!writer) {
    const keep = () => undefined;
    return show({ status: 'stopped', truncation: 'cancelled', rows: 0, error: undefined, keep });
  }
  const written = await writer.writeTable({ ...order, pages: pages(signal), signal, onProgress: running });
  const { file, rows, truncation, problem } = written;
  const save = () => {
    const name = writer.fileName(about, format, truncation === undefined);
    writer.saveFile(file, name);
    show({ status: 'done', name, rows, of: order.of ?? rows });
  };
  if (truncation === undefined) return save();
  const error = problem === undefined ? undefined : toAppError(problem).kind;
  show({ status: 'stopped', truncation, rows, error, keep: save });
}

const IDLE: Export = { status: 'idle' };

/** Exports, one at a time. Their state is no state of the page, which is not drawn again for each batch. */
function createExporting() {
  let state = IDLE;
  let current: AbortController | undefined;
  const watchers = new Set<() => void>();
  const show = (next: Export) => {
    state = next;
    for (const watcher of watchers) watcher();
  };
  const forget = () => {
    current?.abort();
    current = undefined;
    show(IDLE);
  };
  return {
    state: () => state,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
    /** Exports what is put together, all of it or as far as it comes. */
    start: async <Row>(prepare: (signal: AbortSignal) => Promise<ExportOrder<Row> | undefined>) => {
      forget();
      const own = new AbortController();
      current = own;
      const showOwn = (next: Export) => {
        if (current === own) show(next);
      };
      try {
        const order = await prepare(own.signal);
        if (order) await write(order, own.signal, showOwn);
      } catch (thrown) {
        showOwn({ status: 'failed', error: toAppError(thrown).kind });
      }
    },
    /** The person presses CANCELAR: what came so far may be kept. */
    cancel: () => current?.abort(),
    /** The result is no longer shown. */
    forget,
  };
}

export type Exporting = ReturnType<typeof createExporting>;

/** The exports of a page, with which they end. */
export function useExport(): Exporting {
  const [exporting] = useState(createExporting);
  useEffect(() => exporting.forget, [exporting]);
  return exporting;
}
