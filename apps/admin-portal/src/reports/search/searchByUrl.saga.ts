import type { Building } from '@laundry/api-contract';
import type { Action } from 'redux';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import type { Loadable } from '../../shared/loadable.ts';
import { pageOf } from './filterProblem.ts';
import type { FiltersCodec, ReportFilters } from './filtersCodec.ts';
import { restrictToOwnBuildings } from './buildingChoice.ts';

/**
 * A page of the dashboard was navigated to, with its query: told by its route's loader, while its code is
 * loading.
 */
export const pageRequested = createAction<{ path: string; search: string }>('portal/pageRequested');

interface SearchByUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters> {
  /** The path of the report's page. */
  path: string;
  codec: FiltersCodec<Filters>;
  /** The buildings that the page knows already. */
  buildings: () => SagaGenerator<Loadable<Building[]>>;
  searchRequested: (query: Filters, page: number) => Action;
  searchCleared: () => Action;
}

/**
 * Each navigation to a report searches for what its address says (D45), while the report's code is loading
 * and without waiting for the list of buildings. The same address navigated to again is searched for again.
 */
export function* searchByUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters>({
  path,
  codec,
  buildings,
  searchRequested,
  searchCleared,
}: SearchByUrl<Filters>): SagaGenerator<void> {
  yield* takeEvery(pageRequested, function* ({ payload: { path: pagePath, search } }) {
    if (pagePath !== path) return;
    const requested = restrictToOwnBuildings(codec.searchOf(search), yield* buildings());
    yield* put(
      requested.kind === 'query' ? searchRequested(requested.query, pageOf(search)) : searchCleared(),
    );
  });
}
