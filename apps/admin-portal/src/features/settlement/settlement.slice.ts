import type { Building, Settlement } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { buildingsReducers, failed, idle, loading, ready } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { withErrorKind } from '../../shared/failure.ts';
import type { SettlementQuery } from './useSettlementUrl.ts';

interface SettlementState {
  buildings: Loadable<Building[]>;
  settlement: Loadable<Settlement>;
}

const initialState: SettlementState = { buildings: idle, settlement: idle };

const slice = createSlice({
  name: 'settlement',
  initialState,
  reducers: {
    ...buildingsReducers<SettlementState>(),
    settlementRequested: (state, _: PayloadAction<SettlementQuery>) => ({ ...state, settlement: loading }),
    settlementArrived: (state, { payload }: PayloadAction<Settlement>) => ({
      ...state,
      settlement: ready(payload),
    }),
    settlementFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({ ...state, settlement: failed(payload) }),
    },
    /** The URL's month or building is invalid. */
    settlementCleared: (state) => ({ ...state, settlement: idle }),
    /** An export was requested. */
    exportRequested: (state, _: PayloadAction<{ format: TableFormat; scope: string }>) => state,
    /** The page was left: its requests are cancelled. */
    settlementLeft: () => initialState,
  },
});

export const settlementReducer = slice.reducer;
export const {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  exportRequested,
  settlementArrived,
  settlementRequested,
  settlementCleared,
  settlementFailed,
  settlementLeft,
} = slice.actions;

export const selectSettlement = (state: { settlement: SettlementState }): SettlementState => state.settlement;
