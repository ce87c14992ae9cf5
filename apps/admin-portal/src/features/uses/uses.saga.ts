import type { UsesSummary } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { usesReport } from '@laundry/strings';
import type { Action } from 'redux';
import { fork, put, select, take, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { paths } from '../../shared/paths.ts';
import { fileNameParts, buildingName } from '../../reports/names.ts';
import { ownBuildings } from '../../reports/search/ownBuildings.saga.ts';
import { exportReport, exportColumns } from '../../reports/export/export.saga.ts';
import { exportFailed } from '../../reports/export/export.slice.ts';
import { gatherPrintedRows } from '../../reports/print/printedRows.ts';
import { searchByUrl } from '../../reports/search/searchByUrl.saga.ts';
import { columns } from './columns.ts';
import { codec, queryOf, sameFilters, hasDetails } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { pagesOfUses } from './pagesOfUses.ts';
import { totalsSheet } from './totalsSheet.ts';
import {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  detailsArrived,
  detailsRequested,
  detailsFailed,
  exportRequested,
  printArrived,
  printRequested,
  printFailed,
  printed,
  reportLeft,
  rowsArrived,
  searchRequested,
  searchCleared,
  searchFailed,
  selectUses,
  summaryArrived,
  summaryRequested,
  summaryFailed,
} from './uses.slice.ts';
import type { RequestedPage } from './uses.slice.ts';

/** Rows of a page (spec §9). */
const PER_PAGE = 50;

const onBuildings = safely(function* (event: { type: string }) {
  if (buildingsRequested.match(event)) yield* put(buildingsArrived(yield* ownBuildings({})));
}, buildingsFailed);

const onDetails = safely(function* (event: { type: string }) {
  if (!detailsRequested.match(event) || !hasDetails(event.payload)) return;
  const api = yield* fromContext('api');
  yield* put(detailsArrived(yield* callApi((signal) => api.building(event.payload, { signal }))));
}, detailsFailed);

const onSearch = safely(function* (event: { type: string }) {
  if (!searchRequested.match(event)) return;
  const { query, page } = event.payload;
  const api = yield* fromContext('api');
  const { records, total } = yield* callApi((signal) =>
    api.reportUses({ ...queryOf(query), page: page + 1, perPage: PER_PAGE }, { signal }),
  );
  yield* put(rowsArrived({ rows: records, total }));
}, searchFailed);

const onSummary = safely(function* (event: { type: string }) {
  if (!summaryRequested.match(event)) return;
  const api = yield* fromContext('api');
  yield* put(summaryArrived(yield* callApi((signal) => api.usesSummary(queryOf(event.payload), { signal }))));
}, summaryFailed);

/**
 * Totals and what goes on paper are of all pages: those of a search are asked for or dropped with it, not
 * with each page of it.
 */
function* summariesOfSearches(): SagaGenerator<void> {
  let last: RequestedPage | undefined;
  for (;;) {
    const event = yield* take<Action>([searchRequested, searchCleared, reportLeft]);
    const requested = searchRequested.match(event) ? event.payload : undefined;
    const turned =
      requested && last && sameFilters(requested.query, last.query) && requested.page !== last.page;
    last = requested;
    if (!requested || turned === true) continue;
    yield* put(printed());
    yield* put(summaryRequested(requested.query));
  }
}

/** How many uses there are in all, as far as the search or its summary know. */
function* knownTotal(): SagaGenerator<number | undefined> {
  const { search, summary } = yield* select(selectUses);
  const total = search.status === 'found' ? search.total : undefined;
  return total ?? (summary.status === 'ready' ? summary.value.count : undefined);
}

/** The totals of a search: those that are here, or asked for. */
function* summaryOf(query: UsesFilters): SagaGenerator<UsesSummary> {
  const { search, summary } = yield* select(selectUses);
  if (summary.status === 'ready' && search.status !== 'idle' && sameFilters(search.query, query))
    return summary.value;
  const api = yield* fromContext('api');
  return yield* callApi((signal) => api.usesSummary(queryOf(query), { signal }));
}

/** The sheet with the totals of a search; a server without them (D69) has none. */
function* totalsOf(query: UsesFilters) {
  try {
    return [totalsSheet(yield* summaryOf(query))];
  } catch (thrown) {
    if (toAppError(thrown).kind === 'notOffered') return [];
    throw thrown;
  }
}

const onExport = safely(function* (event: { type: string }) {
  if (!exportRequested.match(event)) return;
  const { format, query } = event.payload;
  const api = yield* fromContext('api');
  const { buildings } = yield* select(selectUses);
  yield* exportReport({
    format,
    columns: exportColumns(columns),
    pages: (signal) => pagesOfUses(api, queryOf(query), signal),
    title: usesReport.title,
    about: fileNameParts(usesReport.fileName, buildingName(buildings, query.building), query),
    expected: yield* knownTotal(),
    further: format === 'xlsx' ? yield* totalsOf(query) : [],
  });
}, exportFailed);

function* print(query: UsesFilters): SagaGenerator<void> {
  const api = yield* fromContext('api');
  yield* put(
    printArrived(yield* callApi((signal) => gatherPrintedRows(pagesOfUses(api, queryOf(query), signal)))),
  );
}

const onPrint = safely(function* (event: { type: string }) {
  if (printRequested.match(event)) yield* print(event.payload);
}, printFailed);

/** Each event supersedes what the one before it asked for; clearing and leaving ask for nothing. */
export function* usesSaga(): SagaGenerator<void> {
  yield* takeLatest([buildingsRequested, reportLeft], onBuildings);
  yield* takeLatest([detailsRequested, reportLeft], onDetails);
  yield* takeLatest([searchRequested, searchCleared, reportLeft], onSearch);
  yield* fork(summariesOfSearches);
  yield* takeLatest([summaryRequested, searchCleared, reportLeft], onSummary);
  yield* takeLatest([exportRequested, reportLeft], onExport);
  yield* searchByUrl({
    path: paths.uses,
    codec,
    buildings: function* () {
      return (yield* select(selectUses)).buildings;
    },
    searchRequested: (query, page) => searchRequested({ query, page }),
    searchCleared,
  });
  yield* takeLatest([printRequested, printed, searchCleared, reportLeft], onPrint);
}
