import { toAppError } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { useEffect, useRef, useState } from 'react';
import type { TableExport, TableFormat, Truncation } from '../../shared/table-export/index.ts';

/** The content of an export. */
export interface ExportOrder<Row> extends Omit<TableExport<Row>, 'format' | 'signal' | 'onProgress'> {
  /** The parts of the file's name. */
  readonly about: readonly string[];
  /** The number of rows before the columns' filters; by default the number of exported rows. */
  readonly of?: number;
}

/** The content of an export in a format, whose pages stop with the signal; undefined where it is unknown. */
export type PrepareOrder<Row> = (
  format: TableFormat,
  signal: AbortSignal,
) => Promise<ExportOrder<Row> | undefined>;

/** The state of an export. */
export type Export =
  | { status: 'idle' }
  /** `expected` is the number of rows, if it is known. */
  | { status: 'running'; format: TableFormat; rows: number; expected: number | undefined }
  /** Some rows are missing: the person decides whether to keep the received ones. */
  | {
      status: 'stopped';
      truncation: Truncation;
      rows: number;
      error: ErrorKind | undefined;
      keep: () => void;
    }
  /** `of` is the number of rows before the columns' filters. */
  | { status: 'done'; name: string; rows: number; of: number }
  | { status: 'failed'; error: ErrorKind };

/** Rows per batch of an export: small enough that progress and cancelling stay responsive. */
const BATCH_ROWS = 1_000;

/** Loads the code that writes tables, at the first export. */
export const loadWriter = () => import('../../shared/table-export/index.ts');

/** Splits rows that are all loaded into the batches of an export. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_ROWS) yield rows.slice(start, start + BATCH_ROWS);
}

/** Rejects once it is aborted. */
const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Writes a report as a download. An incomplete file is only saved if the person wants it, and its name says
 * that it is incomplete.
 */
async function write<Row>(
  { about, of, ...order }: ExportOrder<Row>,
  format: TableFormat,
  signal: AbortSignal,
  show: (next: Export) => void,
): Promise<void> {
  const onProgress = (rows: number) => show({ status: 'running', format, rows, expected: order.expected });
  onProgress(0);
  signal.throwIfAborted();
  // On a slow connection the code takes a while to load, and CANCELAR must work meanwhile.
  const { fileName, saveFile, writeTable } = await Promise.race([loadWriter(), whenAborted(signal)]);
  const written = await writeTable({ ...order, format, signal, onProgress });
  const { file, rows, truncation, problem } = written;
  const keep = () => {
    const name = fileName(about, format, truncation === undefined);
    saveFile(file, name);
    show({ status: 'done', name, rows, of: of ?? rows });
  };
  if (truncation === undefined) return keep();
  const error = problem === undefined ? undefined : toAppError(problem).kind;
  show({ status: 'stopped', truncation, rows, error, keep });
}

const IDLE: Export = { status: 'idle' };

/** Cancelled before the file was opened. */
const NOTHING_WRITTEN: Export = {
  status: 'stopped',
  truncation: 'cancelled',
  rows: 0,
  error: undefined,
  keep: () => undefined,
};

/** Exports a result, one file at a time. A running export is aborted on unmount. */
export function useExport() {
  const [state, setState] = useState(IDLE);
  const current = useRef<AbortController>(null);
  const drop = () => {
    current.current?.abort();
    current.current = null;
  };
  useEffect(() => drop, []);
  return {
    state,
    /** Prepares and writes an export, whose file may be incomplete. */
    start: async <Row>(format: TableFormat, prepareOrder: PrepareOrder<Row>) => {
      drop();
      const own = new AbortController();
      current.current = own;
      const show = (next: Export) => {
        if (current.current === own) setState(next);
      };
      try {
        show({ status: 'running', format, rows: 0, expected: undefined });
        const order = await prepareOrder(format, own.signal);
        if (order) await write(order, format, own.signal, show);
        else show(IDLE);
      } catch (thrown) {
        show(own.signal.aborted ? NOTHING_WRITTEN : { status: 'failed', error: toAppError(thrown).kind });
      }
    },
    /** Cancels the export (CANCELAR); the rows received so far may be kept. */
    cancel: () => current.current?.abort(),
    /** Discards the export and its status. */
    forget: () => {
      drop();
      setState(IDLE);
    },
  };
}
