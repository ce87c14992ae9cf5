import { callApi, safely } from '@laundry/flow';
import { reports, transactionsReport } from '@laundry/strings';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { paths } from '../../shared/paths.ts';
import { fileNameParts, buildingName } from '../../reports/names.ts';
import { ownBuildings } from '../../reports/search/ownBuildings.saga.ts';
import { EXPORT_BATCH_ROWS, exportReport, exportColumns } from '../../reports/export/export.saga.ts';
import { exportFailed } from '../../reports/export/export.slice.ts';
import { searchByUrl } from '../../reports/search/searchByUrl.saga.ts';
import { columns } from './columns.ts';
import { codec } from './filters.ts';
import { totalsOfRows, totalsSheet } from './totalsSheet.ts';
import {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  exportRequested,
  reportLeft,
  rowsArrived,
  searchRequested,
  searchCleared,
  searchFailed,
  selectTransactions,
  summaryArrived,
  summaryRequested,
  summaryFailed,
} from './transactions.slice.ts';

const onBuildings = safely(function* (event: { type: string }) {
  if (buildingsRequested.match(event)) yield* put(buildingsArrived(yield* ownBuildings({ split: 'true' })));
}, buildingsFailed);

const onSearch = safely(function* (event: { type: string }) {
  if (!searchRequested.match(event)) return;
  const api = yield* fromContext('api');
  const rows = yield* callApi((signal) => api.reportTransactions(event.payload, { signal }));
  // Frozen, so that Immer does not deep-freeze every row.
  yield* put(rowsArrived(Object.freeze(rows)));
}, searchFailed);

const onSummary = safely(function* (event: { type: string }) {
  const query = searchRequested.match(event) || summaryRequested.match(event) ? event.payload : undefined;
  if (!query) return;
  const api = yield* fromContext('api');
  yield* put(summaryArrived(yield* callApi((signal) => api.transactionsSummary(query, { signal }))));
}, summaryFailed);

const onExport = safely(function* (event: { type: string }) {
  if (!exportRequested.match(event)) return;
  const { format, shown } = event.payload;
  const { search, summary, buildings } = yield* select(selectTransactions);
  if (search.status !== 'found') return;
  const { inPages } = yield* call(() => import('../../shared/table-export/index.ts'));
  const rows = selectRows(search.rows, columns, shown);
  const filtered = rows.length < search.rows.length;
  yield* exportReport({
    format,
    columns: exportColumns(columns),
    pages: () => inPages(rows, EXPORT_BATCH_ROWS),
    title: transactionsReport.title,
    about: [
      ...fileNameParts(
        transactionsReport.fileName,
        buildingName(buildings, search.query.building),
        search.query,
      ),
      ...(filtered ? [reports.filteredName] : []),
    ],
    further: [!filtered && summary.status === 'ready' ? totalsSheet(summary.value) : totalsOfRows(rows)],
    expected: rows.length,
    of: search.rows.length,
  });
}, exportFailed);

/** Each event supersedes what the one before it asked for; clearing and leaving ask for nothing. */
export function* transactionsSaga(): SagaGenerator<void> {
  yield* takeLatest([buildingsRequested, reportLeft], onBuildings);
  yield* takeLatest([searchRequested, searchCleared, reportLeft], onSearch);
  yield* takeLatest([searchRequested, summaryRequested, searchCleared, reportLeft], onSummary);
  yield* takeLatest([exportRequested, reportLeft], onExport);
  yield* searchByUrl({
    path: paths.transactions,
    codec,
    buildings: function* () {
      return (yield* select(selectTransactions)).buildings;
    },
    searchRequested,
    searchCleared,
  });
}
