import type { Building, TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import type { TableFormat } from '../../shared/table-export/index.ts';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { buildingsReducers, idle, loading, summaryReducers } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { withErrorKind } from '../../shared/failure.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';

export type Search =
  | { status: 'idle' }
  | { status: 'searching'; query: ReportFilters }
  | { status: 'failed'; query: ReportFilters; error: ErrorKind }
  | { status: 'found'; query: ReportFilters; rows: readonly TransactionRecord[] };

interface Transactions {
  buildings: Loadable<Building[]>;
  search: Search;
  summary: Loadable<TransactionsSummary>;
}

const initialState: Transactions = { buildings: idle, search: idle, summary: idle };

const slice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    ...buildingsReducers<Transactions>(),
    summaryRequested: (state, _: PayloadAction<ReportFilters>) => ({ ...state, summary: loading }),
    ...summaryReducers<TransactionsSummary, Transactions>(),
    searchRequested: (state, { payload: query }: PayloadAction<ReportFilters>) => ({
      ...state,
      search: { status: 'searching', query },
      summary: loading,
    }),
    searchCleared: (state) => ({ ...state, search: idle, summary: idle }),
    rowsArrived: (state, { payload: rows }: PayloadAction<readonly TransactionRecord[]>) =>
      state.search.status === 'idle'
        ? state
        : { ...state, search: { status: 'found', query: state.search.query, rows } },
    searchFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload: error }: PayloadAction<ErrorKind>) =>
        state.search.status === 'idle'
          ? state
          : { ...state, search: { status: 'failed', query: state.search.query, error } },
    },
    /** 'Exportar' was pressed: all rows that the columns' filters leave, in the order in sight (D45). */
    exportRequested: (
      state,
      _: PayloadAction<{ format: TableFormat; shown: Pick<TableQuery, 'filters' | 'sort'> }>,
    ) => state,
    /** The page was left: its requests are dropped. */
    reportLeft: () => initialState,
  },
});

export const transactionsReducer = slice.reducer;
export const {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  exportRequested,
  reportLeft,
  rowsArrived,
  searchRequested,
  searchCleared,
  searchFailed,
  summaryArrived,
  summaryRequested,
  summaryFailed,
} = slice.actions;

export const selectTransactions = (state: { transactions: Transactions }): Transactions => state.transactions;
