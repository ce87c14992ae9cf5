import { callApi, safely } from '@laundry/flow';
import { settlement as texts } from '@laundry/strings';
import { call, fork, put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { ownBuildings } from '../../reports/search/ownBuildings.saga.ts';
import { exportReport } from '../../reports/export/export.saga.ts';
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

/** Rows that are written at once: a moment's work. */
const PAGE = 500;

const onBuildings = safely(function* (event: { type: string }) {
  if (buildingsRequested.match(event)) yield* put(buildingsArrived(yield* ownBuildings({})));
}, buildingsFailed);

const onSettlement = safely(function* (event: { type: string }) {
  if (!settlementRequested.match(event)) return;
  const api = yield* fromContext('api');
  const settlement = yield* callApi((signal) => api.settlement(event.payload, { signal }));
  // Frozen here, the store does not look into each of its rows.
  yield* put(settlementArrived(Object.freeze(settlement)));
}, settlementFailed);

const onExport = safely(function* (event: { type: string }) {
  if (!exportRequested.match(event)) return;
  const { format, scope } = event.payload;
  const { settlement } = yield* select(selectSettlement);
  if (settlement.status !== 'ready') return;
  const { inPages } = yield* call(() => import('@laundry/table-export'));
  const { columns, rows, further } = fileOf(settlement.value, format);
  yield* exportReport({
    format,
    columns,
    pages: () => inPages(rows, PAGE),
    title: texts.totals,
    further,
    about: [texts.fileName, settlement.value.month, scope],
    expected: rows.length,
  });
}, exportFailed);

/** The settlement's flows: what is asked for anew supersedes what is on its way; leaving drops it. */
export function* settlementSaga(): SagaGenerator<void> {
  yield* takeLatest([buildingsRequested, settlementLeft], onBuildings);
  yield* takeLatest([settlementRequested, settlementCleared, settlementLeft], onSettlement);
  yield* takeLatest([exportRequested, settlementLeft], onExport);
  yield* fork(mailingSaga);
}
