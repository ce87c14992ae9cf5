import type { Building } from '@laundry/api-contract';
import type { Action } from 'redux';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Loadable } from '../app/loadable.ts';
import { pageRequested } from '../app/pageRequested.ts';
import { pageOf } from './pageOf.ts';
import type { FiltersCodec, ReportFilters } from './filtersCodec.ts';
import { amongOwn } from './ownBuilding.ts';

interface SearchByUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters> {
  /** Of the report's page. */
  path: string;
  codec: FiltersCodec<Filters>;
  /** The buildings that the page knows already. */
  buildings: () => SagaGenerator<Loadable<Building[]>>;
  searchAsked: (query: Filters, page: number) => Action;
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
  searchAsked,
  searchCleared,
}: SearchByUrl<Filters>): SagaGenerator<void> {
  yield* takeEvery(pageRequested, function* ({ payload: { path: requested, search } }) {
    if (requested !== path) return;
    const asked = amongOwn(codec.searchOf(search), yield* buildings());
    yield* put(asked.kind === 'query' ? searchAsked(asked.query, pageOf(search)) : searchCleared());
  });
}
