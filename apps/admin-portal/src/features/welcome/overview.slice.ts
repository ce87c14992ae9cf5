import type { Overview } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from '../../shared/failure.ts';
import { failed, idle, loading, ready } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';

const slice = createSlice({
  name: 'overview',
  initialState: (): Loadable<Overview> => idle,
  reducers: {
    /** The page is in sight, or is to try again. */
    overviewRequested: (): Loadable<Overview> => loading,
    overviewLoaded: (_, { payload }: PayloadAction<Overview>): Loadable<Overview> => ready(payload),
    overviewFailed: {
      prepare: withErrorKind,
      reducer: (_, { payload }: PayloadAction<ErrorKind>): Loadable<Overview> => failed(payload),
    },
    /** The page was left: what was on its way is dropped. */
    overviewLeft: (): Loadable<Overview> => idle,
  },
});

export const overviewReducer = slice.reducer;
export const { overviewRequested, overviewFailed, overviewLeft, overviewLoaded } = slice.actions;

export const selectOverview = ({ overview }: { overview: Loadable<Overview> }) => overview;
