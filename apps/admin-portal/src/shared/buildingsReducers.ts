import type { Building } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from './withErrorKind.ts';
import { failed, loading, ready } from './loadable.ts';
import type { Loadable } from './loadable.ts';

/** What becomes of the buildings that a page offers to choose from. */
export const buildingsReducers = <State extends { buildings: Loadable<Building[]> }>() => ({
  buildingsRequested: (state: State): State => ({ ...state, buildings: loading }),
  buildingsArrived: (state: State, { payload }: PayloadAction<Building[]>): State => ({
    ...state,
    buildings: ready(payload),
  }),
  buildingsFailed: {
    prepare: withErrorKind,
    reducer: (state: State, { payload }: PayloadAction<ErrorKind>): State => ({
      ...state,
      buildings: failed(payload),
    }),
  },
});
