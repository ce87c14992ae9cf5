import { callApi, safely } from '@laundry/flow';
import { settlement as texts } from '@laundry/strings';
import { call, fork, put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { ownBuildings } from '../../reports/search/ownBuildings.saga.ts';
import { EXPORT_BATCH_ROWS, exportReport } from '../../reports/export/export.saga.ts';
import { exportFailed } from '../../reports/export/export.slice.ts';
import { mailingSaga } from './mailing/mailing.saga.ts';
import {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  exportRequested,
  selectSettlement,
  settlementArrived,
  settlementRequested,
  settlementCleared,
  settlementFailed,
  settlementLeft,
} from './settlement.slice.ts';
import { fileOf } from './tables/settlementFile.ts';

const onBuildings = safely(function* (event: { type: string }) {
  if (buildingsRequested.match(event)) yield* put(buildingsArrived(yield* ownBuildings({})));
}, buildingsFailed);

const onSettlement = safely(function* (event: { type: string }) {
  if (!settlementRequested.match(event)) return;
  const api = yield* fromContext('api');
  const settlement = yield* callApi((signal) => api.settlement(event.payload, { signal }));
  // Frozen, so that Immer does not deep-freeze every row.
  yield* put(settlementArrived(Object.freeze(settlement)));
}, settlementFailed);

const onExport = safely(function* (event: { type: string }) {
  if (!exportRequested.match(event)) return;
  const { format, scope } = event.payload;
  const { settlement } = yield* select(selectSettlement);
  if (settlement.status !== 'ready') return;
  const { inPages } = yield* call(() => import('../../shared/table-export/index.ts'));
  const { columns, rows, further } = fileOf(settlement.value, format);
  yield* exportReport({
    format,
    columns,
    pages: () => inPages(rows, EXPORT_BATCH_ROWS),
    title: texts.totals,
    further,
    about: [texts.fileName, settlement.value.month, scope],
    expected: rows.length,
  });
}, exportFailed);

/** The settlement's flows: a new request replaces a pending one; leaving the page cancels it. */
export function* settlementSaga(): SagaGenerator<void> {
  yield* takeLatest([buildingsRequested, settlementLeft], onBuildings);
  yield* takeLatest([settlementRequested, settlementCleared, settlementLeft], onSettlement);
  yield* takeLatest([exportRequested, settlementLeft], onExport);
  yield* fork(mailingSaga);
}
