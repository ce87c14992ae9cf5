import type { Call } from '@laundry/api-contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { config } from '../shared/config.ts';

const slice = createSlice({
  name: 'offers',
  /** Paths of the optional calls that the server lacks (D69): those of the build, and those found since. */
  initialState: (): readonly string[] => config.missingCalls,
  reducers: {
    callMissing: (missing, { payload: path }: PayloadAction<Call['path']>) =>
      missing.includes(path) ? missing : [...missing, path],
  },
});

export const offersReducer = slice.reducer;
export const { callMissing } = slice.actions;

export const selectMissing = ({ offers }: { offers: readonly string[] }) => offers;

/** False once the server is known to lack the call. A feature that needs no call is always offered. */
export const isOffered = (missing: readonly string[], path: Call['path'] | undefined): boolean =>
  path === undefined || !missing.includes(path);

/** The same for a component. */
export const useOffered = (path: Call['path']): boolean => isOffered(useSelector(selectMissing), path);
