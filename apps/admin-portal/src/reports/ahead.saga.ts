import type { Action } from '@reduxjs/toolkit';
import { put, take, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { answeredAhead, pageAsked, sentAhead } from './ahead.slice.ts';
import { pageOf } from './filtersDoor.ts';
import type { FiltersDoor, ReportFilters } from './filtersDoor.ts';

interface SearchAhead<Filters extends { [Name in keyof Filters]: string } & ReportFilters> {
  /** Of the report's page. */
  path: string;
  door: FiltersDoor<Filters>;
  ask: (query: Filters, page: number) => Action;
  /** Whether an event ends a search: its rows, or its failure. */
  isAnswer: (event: Action) => boolean;
}

/** Sends the search of the address that the portal is opened at while the report's page is still on its way. */
export function* searchesAhead<Filters extends { [Name in keyof Filters]: string } & ReportFilters>({
  path,
  door,
  ask,
  isAnswer,
}: SearchAhead<Filters>): SagaGenerator<void> {
  yield* takeEvery(pageAsked, function* ({ payload: { pathname, search } }) {
    const asked = pathname === path ? door.searchOf(search) : undefined;
    if (asked?.kind !== 'query') return;
    yield* put(sentAhead(search));
    yield* put(ask(asked.query, pageOf(search)));
    yield* take(isAnswer);
    yield* put(answeredAhead());
  });
}
