import type { Building, TransactionRecord } from '@laundry/api-contract';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Filters } from './filters.ts';

export type Buildings =
  { status: 'loading' } | { status: 'failed'; error: ErrorKind } | { status: 'ready'; list: Building[] };

export type Search =
  | { status: 'idle' }
  | { status: 'searching' }
  | { status: 'failed'; error: ErrorKind }
  | { status: 'found'; rows: TransactionRecord[] };

interface Transactions {
  buildings: Buildings;
  search: Search;
}

const initialState: Transactions = { buildings: { status: 'loading' }, search: { status: 'idle' } };

const kindOf = ({ kind }: AppError) => ({ payload: kind });

const slice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    buildingsAsked: (state) => ({ ...state, buildings: { status: 'loading' } }),
    buildingsArrived: (state, { payload }: PayloadAction<Building[]>) => ({
      ...state,
      buildings: { status: 'ready', list: payload },
    }),
    buildingsFailed: {
      prepare: kindOf,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({
        ...state,
        buildings: { status: 'failed', error: payload },
      }),
    },
    searchAsked: (state, _: PayloadAction<Filters>) => ({ ...state, search: { status: 'searching' } }),
    searchCleared: (state) => ({ ...state, search: { status: 'idle' } }),
    rowsArrived: (state, { payload }: PayloadAction<TransactionRecord[]>) => ({
      ...state,
      search: { status: 'found', rows: payload },
    }),
    searchFailed: {
      prepare: kindOf,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({
        ...state,
        search: { status: 'failed', error: payload },
      }),
    },
    /** The page was left: its requests are dropped. */
    reportLeft: () => initialState,
  },
});

export const transactionsReducer = slice.reducer;
export const {
  buildingsArrived,
  buildingsAsked,
  buildingsFailed,
  reportLeft,
  rowsArrived,
  searchAsked,
  searchCleared,
  searchFailed,
} = slice.actions;

interface WithTransactions {
  transactions: Transactions;
}

export const selectBuildings = ({ transactions }: WithTransactions) => transactions.buildings;
export const selectSearch = ({ transactions }: WithTransactions) => transactions.search;
