import type { Building } from '@laundry/api-contract';
import type { Action } from 'redux';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Loadable } from '../shared/loadable.ts';
import { pageRequested } from '../shared/pageRequested.ts';
import { pageOf } from './pageOf.ts';
import type { FiltersCodec, ReportFilters } from './filtersCodec.ts';
import { restrictToOwn } from './restrictToOwnBuildings.ts';

interface SearchByUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters> {
  /** Of the report's page. */
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
    const requested = restrictToOwn(codec.searchOf(search), yield* buildings());
    yield* put(
      requested.kind === 'query' ? searchRequested(requested.query, pageOf(search)) : searchCleared(),
    );
  });
}
