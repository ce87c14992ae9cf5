import type { Building, BuildingDetails, UseRecord, UsesSummary } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { buildingsReducers, failed, idle, loading, ready, summaryReducers } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { withErrorKind } from '../../shared/failure.ts';
import { sameFilters, hasDetails } from './filters.ts';
import type { UsesFilters } from './filters.ts';

/** A page of a search, from 0. */
export interface RequestedPage {
  query: UsesFilters;
  page: number;
}

/** One page of the result; while another of the same search is asked for, it stays in sight. */
export type Search =
  | { status: 'idle' }
  | ({ status: 'searching' | 'found'; rows: UseRecord[]; total: number | undefined } & RequestedPage)
  | ({ status: 'failed'; error: ErrorKind } & RequestedPage);

interface Uses {
  buildings: Loadable<Building[]>;
  /** Units and machines of the building that the form names. */
  details: Loadable<BuildingDetails>;
  search: Search;
  /** The totals of the whole search, the same on each of its pages. */
  summary: Loadable<UsesSummary>;
  /** The rows for the paper. */
  print: Loadable<UseRecord[]>;
}

const initialState: Uses = { buildings: idle, details: idle, search: idle, summary: idle, print: idle };

const before = (search: Search, requested: RequestedPage) =>
  search.status === 'found' && sameFilters(search.query, requested.query)
    ? { rows: search.rows, total: search.total }
    : { rows: [], total: undefined };

const slice = createSlice({
  name: 'uses',
  initialState,
  reducers: {
    ...buildingsReducers<Uses>(),
    summaryRequested: (state, _: PayloadAction<UsesFilters>) => ({ ...state, summary: loading }),
    ...summaryReducers<UsesSummary, Uses>(),
    /** The form names a building, or none: only one of its own has lists. */
    detailsRequested: (state, { payload: building }: PayloadAction<string>) => ({
      ...state,
      details: hasDetails(building) ? loading : idle,
    }),
    detailsArrived: (state, { payload }: PayloadAction<BuildingDetails>) => ({
      ...state,
      details: ready(payload),
    }),
    detailsFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({ ...state, details: failed(payload) }),
    },
    searchRequested: (state, { payload }: PayloadAction<RequestedPage>) => ({
      ...state,
      search: { status: 'searching', ...payload, ...before(state.search, payload) },
    }),
    rowsArrived: (state, { payload }: PayloadAction<{ rows: UseRecord[]; total: number | undefined }>) =>
      state.search.status === 'searching'
        ? { ...state, search: { ...state.search, status: 'found', ...payload } }
        : state,
    searchFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload: error }: PayloadAction<ErrorKind>) => {
        const { search } = state;
        if (search.status === 'idle') return state;
        return { ...state, search: { status: 'failed', error, query: search.query, page: search.page } };
      },
    },
    searchCleared: (state) => ({ ...state, search: idle, summary: idle, print: idle }),
    /** 'Exportar' was pressed: the whole result, not the page. */
    exportRequested: (state, _: PayloadAction<{ format: TableFormat; query: UsesFilters }>) => state,
    printRequested: (state, _: PayloadAction<UsesFilters>) => ({ ...state, print: loading }),
    printArrived: (state, { payload }: PayloadAction<UseRecord[]>) => ({ ...state, print: ready(payload) }),
    printFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({ ...state, print: failed(payload) }),
    },
    /** It is on paper, or not wanted any more. */
    printed: (state) => ({ ...state, print: idle }),
    /** The page was left: its requests are dropped. */
    reportLeft: () => initialState,
  },
});

export const usesReducer = slice.reducer;
export const {
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
  summaryArrived,
  summaryRequested,
  summaryFailed,
} = slice.actions;

export const selectUses = (state: { uses: Uses }): Uses => state.uses;
