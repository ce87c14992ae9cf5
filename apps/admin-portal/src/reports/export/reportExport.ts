import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import type { TableFormat } from '../../shared/table-export/index.ts';
import type { Report, ReportRow, ReportSummary } from '../report.ts';
import type { ChosenRows, Scope } from '../scope.ts';
import { exportColumns, exportReport, takeExports } from './export.saga.ts';

/** 'Exportar': all rows of a search that the columns' filters leave, in the visible order (D45). */
export interface RequestedExport<Filters, Summary> {
  readonly format: TableFormat;
  readonly query: Filters;
  readonly scope: Scope;
  readonly shown: ChosenRows;
  /** The totals of the whole result, as far as they are known. */
  readonly summary: Summary | undefined;
  /** The total number of rows, if it is known. */
  readonly expected: number | undefined;
}

interface ExportedRows<Row, Summary> {
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  readonly expected: number | undefined;
  /** How many rows the columns' filters chose from. */
  readonly of?: number;
  /** The totals of exactly these rows; undefined where there are none. */
  readonly summary: Summary | undefined;
}

/** The files of a report: the action that requests one, and the flow that writes it. */
export function reportExport<Row extends ReportRow, Filters, Summary extends ReportSummary>(
  { name, texts, columns, totals }: Report<Row, Filters, Summary>,
  rowsOf: (
    requested: RequestedExport<Filters, Summary>,
  ) => SagaGenerator<ExportedRows<Row, Summary> | undefined>,
) {
  const requested = createAction<RequestedExport<Filters, Summary>>(`${name}/exportRequested`);
  return {
    requested,
    saga: () =>
      takeExports(requested, function* (order) {
        const rows = yield* rowsOf(order);
        if (!rows) return;
        const { summary, ...written } = rows;
        yield* exportReport({
          ...written,
          format: order.format,
          columns: exportColumns(columns),
          title: texts.title,
          about: order.scope.fileName,
          further: summary ? [totals.sheet(summary, order.scope.text)] : [],
        });
      }),
  };
}
