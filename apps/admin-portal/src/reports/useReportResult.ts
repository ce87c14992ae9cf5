import type { ErrorKind } from '@laundry/error-catalogue';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { toPlainError, useLoadable } from '../api/result.ts';
import type { Loadable, QueryResult } from '../api/result.ts';
import type { ReportFilters } from './search/filtersCodec.ts';

/** Rows with their search. They stay visible while another page of the same search loads. */
export interface FoundRows<Row> {
  readonly of: ReportFilters;
  readonly records: readonly Row[];
  readonly total?: number | undefined;
}

/** What a search found, for rendering. */
export interface ReportResult<Row, Summary> {
  readonly query: ReportFilters;
  /** From 0. */
  readonly page: number;
  readonly status: 'searching' | 'found' | 'failed';
  readonly error: ErrorKind | undefined;
  readonly rows: readonly Row[];
  readonly total: number | undefined;
  /** The totals of the whole search. */
  readonly summary: Loadable<Summary>;
}

interface Asked<Row, Summary> {
  rows: QueryResult<FoundRows<Row>> & {
    readonly data?: FoundRows<Row> | undefined;
    readonly isUninitialized: boolean;
  };
  totals: QueryResult<Summary>;
  search: { readonly query: ReportFilters | undefined; readonly page: number };
}

const NO_ROWS: readonly never[] = [];

/**
 * The result of the URL's search, which the route's loader has requested; undefined while there is nothing
 * to render. A table that waits for its rows is expensive to render, so it is deferred; a table with its rows
 * is rendered at once.
 */
export function useReportResult<Row, Summary>({
  rows: { data, error, isFetching, isUninitialized },
  totals,
  search: { query, page },
}: Asked<Row, Summary>) {
  const summary = useLoadable(totals);
  const result = useMemo((): ReportResult<Row, Summary> | undefined => {
    if (!query || isUninitialized) return undefined;
    const failed = error !== undefined && !isFetching;
    // Rows of another search are not shown.
    const known = data && !failed && JSON.stringify(data.of) === JSON.stringify(query) ? data : undefined;
    return {
      query,
      page,
      status: isFetching ? 'searching' : failed ? 'failed' : 'found',
      error: failed ? toPlainError(error).kind : undefined,
      rows: known?.records ?? NO_ROWS,
      total: known?.total,
      summary,
    };
  }, [query, page, data, error, isFetching, isUninitialized, summary]);
  const deferred = useDeferredValue(result);
  const { revalidate } = useRevalidator();
  // Another user signed in, which cleared the answers: they are requested again at once.
  const forgotten = query !== undefined && isUninitialized;
  useEffect(() => {
    if (forgotten) void revalidate();
  }, [forgotten, revalidate]);
  return {
    result: result?.status === 'searching' ? deferred : result,
    /** Runs the route's loader again for the current URL. */
    searchAgain: () => void revalidate(),
  };
}

/** Releases the queries of the route's loader when another search or page is shown. */
export function useReportVisit(): void {
  const release = useLoaderData<() => void>();
  useEffect(() => release, [release]);
}
