import type { Building, BuildingDetails, UseRecord, UsesSummary } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import type { TableFormat } from '@laundry/table-export';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { buildingsReducers } from '../../app/buildingsReducers.ts';
import { kindOf } from '../../app/kindOf.ts';
import { failed, idle, loading, ready } from '../../app/loadable.ts';
import type { Loadable } from '../../app/loadable.ts';
import { summaryReducers } from '../../reports/summaryReducers.ts';
import { sameFilters } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { hasDetails } from './hasDetails.ts';

/** A page of a search, from 0. */
export interface Asked {
  query: UsesFilters;
  page: number;
}

/** One page of the result; while another of the same search is asked for, it stays in sight. */
export type Search =
  | { status: 'idle' }
  | ({ status: 'searching' | 'found'; rows: UseRecord[]; total: number | undefined } & Asked)
  | ({ status: 'failed'; error: ErrorKind } & Asked);

interface Uses {
  buildings: Loadable<Building[]>;
  /** Units and machines of the building that the form names. */
  details: Loadable<BuildingDetails>;
  search: Search;
  /** Of the whole search: its pages share it. */
  summary: Loadable<UsesSummary>;
  /** The rows for the paper. */
  print: Loadable<UseRecord[]>;
}

const initialState: Uses = { buildings: idle, details: idle, search: idle, summary: idle, print: idle };

const before = (search: Search, asked: Asked) =>
  search.status === 'found' && sameFilters(search.query, asked.query)
    ? { rows: search.rows, total: search.total }
    : { rows: [], total: undefined };

const slice = createSlice({
  name: 'uses',
  initialState,
  reducers: {
    ...buildingsReducers<Uses>(),
    summaryAsked: (state, _: PayloadAction<UsesFilters>) => ({ ...state, summary: loading }),
    ...summaryReducers<UsesSummary, Uses>(),
    /** The form names a building, or none: only one of its own has lists. */
    detailsAsked: (state, { payload: building }: PayloadAction<string>) => ({
      ...state,
      details: hasDetails(building) ? loading : idle,
    }),
    detailsArrived: (state, { payload }: PayloadAction<BuildingDetails>) => ({
      ...state,
      details: ready(payload),
    }),
    detailsFailed: {
      prepare: kindOf,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({ ...state, details: failed(payload) }),
    },
    searchAsked: (state, { payload }: PayloadAction<Asked>) => ({
      ...state,
      search: { status: 'searching', ...payload, ...before(state.search, payload) },
    }),
    rowsArrived: (state, { payload }: PayloadAction<{ rows: UseRecord[]; total: number | undefined }>) =>
      state.search.status === 'searching'
        ? { ...state, search: { ...state.search, status: 'found', ...payload } }
        : state,
    searchFailed: {
      prepare: kindOf,
      reducer: (state, { payload: error }: PayloadAction<ErrorKind>) => {
        const { search } = state;
        if (search.status === 'idle') return state;
        return { ...state, search: { status: 'failed', error, query: search.query, page: search.page } };
      },
    },
    searchCleared: (state) => ({ ...state, search: idle, summary: idle, print: idle }),
    /** 'Exportar' was pressed: the whole result, not the page. */
    exportAsked: (state, _: PayloadAction<{ format: TableFormat; query: UsesFilters }>) => state,
    printAsked: (state, _: PayloadAction<UsesFilters>) => ({ ...state, print: loading }),
    printArrived: (state, { payload }: PayloadAction<UseRecord[]>) => ({ ...state, print: ready(payload) }),
    printFailed: {
      prepare: kindOf,
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
  buildingsAsked,
  buildingsFailed,
  detailsArrived,
  detailsAsked,
  detailsFailed,
  exportAsked,
  printArrived,
  printAsked,
  printFailed,
  printed,
  reportLeft,
  rowsArrived,
  searchAsked,
  searchCleared,
  searchFailed,
  summaryArrived,
  summaryAsked,
  summaryFailed,
} = slice.actions;

export const selectUses = (state: { uses: Uses }): Uses => state.uses;
