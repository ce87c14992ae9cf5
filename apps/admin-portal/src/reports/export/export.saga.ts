import { toAppError } from '@laundry/error-catalogue';
import { safely } from '@laundry/flow';
import type {
  ExportColumn,
  WorkbookSheet,
  TableFormat,
  WrittenTable,
} from '../../shared/table-export/index.ts';
import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import { call, cancel, fork, put, race, take, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Column } from '@laundry/ui-kit/data-table';
import {
  exportAdvanced,
  exportCancelled,
  exportDone,
  exportFailed,
  exportForgotten,
  partialExportSaved,
  exportStarted,
  exportStopped,
} from './export.slice.ts';

/** The content of a report's export. */
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

// Loaded with the first export.
const loadWriter = () => import('../../shared/table-export/index.ts');

type Writer = Awaited<ReturnType<typeof loadWriter>>;

/** Writes the table and reports its progress; CANCELAR, or cancelling this saga, stops it. */
function* writeWithProgress<Row>(
  { writeTable }: Writer,
  { pages, ...order }: ExportOrder<Row>,
): SagaGenerator<WrittenTable> {
  const stop = new AbortController();
  const steps = channel<number>(buffers.sliding(1));
  const progress = yield* fork(function* () {
    for (;;) yield* put(exportAdvanced(yield* take(steps)));
  });
  const cancelling = yield* fork(function* () {
    yield* take(exportCancelled);
    stop.abort();
  });
  try {
    return yield* call(() =>
      writeTable({
        ...order,
        pages: pages(stop.signal),
        signal: stop.signal,
        onProgress: (rows) => steps.put(rows),
      }),
    );
  } finally {
    stop.abort();
    yield* cancel(progress);
    yield* cancel(cancelling);
  }
}

/** Rows per batch of an export: small enough that progress and cancelling stay responsive. */
export const EXPORT_BATCH_ROWS = 1_000;

/** Exports a report as a download. An incomplete one only if the person wants it, and named so. */
export function* exportReport<Row>(order: ExportOrder<Row>): SagaGenerator<void> {
  const { format, about, expected } = order;
  yield* put(exportStarted({ format, expected }));
  // By a poor signal loading takes a while, in which CANCELAR is heard as well.
  const { writer } = yield* race({ writer: call(loadWriter), cancelled: take(exportCancelled) });
  if (!writer) {
    yield* put(exportStopped({ rows: 0, truncation: 'cancelled', error: undefined }));
    return;
  }
  const { file, rows, truncation, problem } = yield* writeWithProgress(writer, order);
  if (truncation !== undefined) {
    const error = problem === undefined ? undefined : toAppError(problem).kind;
    yield* put(exportStopped({ rows, truncation, error }));
    const { kept } = yield* race({ kept: take(partialExportSaved), forgotten: take(exportForgotten) });
    if (!kept) return;
  }
  const name = writer.fileName(about, format, truncation === undefined);
  yield* call(writer.saveFile, file, name);
  yield* put(exportDone({ name, rows, of: order.of ?? rows }));
}

/**
 * Runs the requested exports one at a time; it ends with its page.
 *
 * @param worker exports what the action names, by `exportReport`
 */
export function* takeExports<Order>(
  requested: ActionCreatorWithPayload<Order>,
  worker: (order: Order) => SagaGenerator<void>,
): SagaGenerator<void> {
  const onExport = safely(function* (event: { type: string }) {
    if (requested.match(event)) yield* worker(event.payload);
  }, exportFailed);
  yield* takeLatest([requested, exportForgotten], onExport);
}

/** A file's columns: all of the table's, hidden ones too (D45). */
export const exportColumns = <Row>(columns: readonly Column<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap((column): ExportColumn<Row>[] => {
    const { header, kind } = column;
    switch (kind) {
      case 'text':
      case 'pesos':
        return [{ header, kind, value: column.value }];
      case 'date':
        return [{ header, kind: column.time === true ? 'instant' : 'day', value: column.value }];
      case 'boolean':
      case 'action':
        return [];
    }
  });
