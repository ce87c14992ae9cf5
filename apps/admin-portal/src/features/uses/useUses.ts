import type { Building, UseRecord, UsesSummary } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { AskDispatch } from '../../api/portalApi.ts';
import { errorOf, useLoadable } from '../../api/result.ts';
import { useSearchAgain } from '../../reports/search/useSearchAgain.ts';
import { idle } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { pageQuery, queryOf } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { sumUses, usesApi } from './uses.api.ts';

/** A page of a search, from 0. */
interface RequestedPage {
  query: UsesFilters;
  page: number;
}

/** One page of the result; it stays visible while another page of the same search loads. */
type Search =
  | { status: 'idle' }
  | ({ status: 'searching' | 'found'; rows: readonly UseRecord[]; total: number | undefined } & RequestedPage)
  | ({ status: 'failed'; error: ErrorKind } & RequestedPage);

/** The state of the report of uses for rendering. */
export interface Uses {
  readonly buildings: Loadable<Building[]>;
  readonly search: Search;
  /** The totals of the whole search. */
  readonly summary: Loadable<UsesSummary>;
}

const { uses, usesSummary } = usesApi.endpoints;

const NO_ROWS: readonly UseRecord[] = [];

/** The report's result for a search; empty without a search. */
export function useUses(buildings: Loadable<Building[]>, query: UsesFilters | undefined, page: number) {
  const found = uses.useQueryState(query ? pageQuery(query, page) : skipToken);
  const totals = usesSummary.useQueryState(query ? queryOf(query) : skipToken);
  const summary = useLoadable(totals);
  const { data, error, isFetching, isUninitialized } = found;
  const searchAgain = useSearchAgain(query !== undefined && isUninitialized);
  const dispatch = useDispatch<AskDispatch>();
  const search = useMemo((): Search => {
    if (!query || isUninitialized) return idle;
    if (error && !isFetching) return { status: 'failed', error: errorOf(error).kind, query, page };
    const known = data && JSON.stringify(data.of) === JSON.stringify(queryOf(query)) ? data : undefined;
    const status = isFetching ? 'searching' : 'found';
    return { status, rows: known?.records ?? NO_ROWS, total: known?.total, query, page };
  }, [query, page, data, error, isFetching, isUninitialized]);
  const report: Uses = useMemo(() => ({ buildings, search, summary }), [buildings, search, summary]);
  return {
    report,
    searchAgain,
    sumAgain: () => {
      if (query) dispatch(sumUses(queryOf(query)));
    },
  };
}
