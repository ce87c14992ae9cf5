import type { Building, TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { AskDispatch } from '../../api/portalApi.ts';
import { useLoadable } from '../../api/result.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import { useSearchAgain } from '../../reports/search/useSearchAgain.ts';
import { idle } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { sumTransactions, transactionsApi } from './transactions.api.ts';

type Search =
  | { status: 'idle' }
  | { status: 'searching'; query: ReportFilters }
  | { status: 'failed'; query: ReportFilters; error: ErrorKind }
  | { status: 'found'; query: ReportFilters; rows: readonly TransactionRecord[] };

/** The state of the report of transactions for rendering. */
export interface Transactions {
  readonly buildings: Loadable<Building[]>;
  readonly search: Search;
  readonly summary: Loadable<TransactionsSummary>;
}

const { transactions, transactionsSummary } = transactionsApi.endpoints;

function searchOf(query: ReportFilters | undefined, found: Loadable<readonly TransactionRecord[]>): Search {
  if (!query || found.status === 'idle') return idle;
  if (found.status === 'failed') return { ...found, query };
  return found.status === 'ready'
    ? { status: 'found', query, rows: found.value }
    : { status: 'searching', query };
}

/** The report's result for a search; empty without a search. */
export function useTransactions(buildings: Loadable<Building[]>, query: ReportFilters | undefined) {
  const rows = transactions.useQueryState(query ?? skipToken);
  const totals = transactionsSummary.useQueryState(query ?? skipToken);
  const searchAgain = useSearchAgain(query !== undefined && rows.isUninitialized);
  const dispatch = useDispatch<AskDispatch>();
  const found = useLoadable(rows);
  const summary = useLoadable(totals);
  const report: Transactions = useMemo(
    () => ({ buildings, search: searchOf(query, found), summary }),
    [buildings, query, found, summary],
  );
  return {
    report,
    searchAgain,
    sumAgain: () => {
      if (query) dispatch(sumTransactions(query));
    },
  };
}
