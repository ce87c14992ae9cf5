import type { Settlement } from '@laundry/api-contract';
import { settlement as texts } from '@laundry/strings';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { createAction } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { EXPORT_BATCH_ROWS, exportReport, takeExports } from '../../reports/export/export.saga.ts';
import { fileOf } from './tables/settlementFile.ts';

export const exportRequested = createAction<{
  format: TableFormat;
  settlement: Settlement;
  /** The building's name, or that it is all of them. */
  scope: string;
}>('settlement/exportRequested');

/** The visible settlement as a file. */
export function* settlementExportSaga(): SagaGenerator<void> {
  yield* takeExports(exportRequested, function* ({ format, settlement, scope }) {
    const { inPages } = yield* call(() => import('../../shared/table-export/index.ts'));
    const { columns, rows, further } = fileOf(settlement, format);
    yield* exportReport({
      format,
      columns,
      pages: () => inPages(rows, EXPORT_BATCH_ROWS),
      title: texts.totals,
      further,
      about: [texts.fileName, settlement.month, scope],
      expected: rows.length,
    });
  });
}
