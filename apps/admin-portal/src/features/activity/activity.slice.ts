import type { ActivityEntry } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from '../../shared/failure.ts';

/** Entries that are asked for at once. */
export const PER_PAGE = 50;

interface Activity {
  entries: ActivityEntry[];
  status: 'loading' | 'ready' | 'failed';
  error: ErrorKind | undefined;
  /** A full page came: there may be more. */
  hasMore: boolean;
}

const initialState: Activity = { entries: [], status: 'loading', error: undefined, hasMore: false };

const slice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    /** The newest entries, or those before the last one that is in sight. */
    activityRequested: (state): Activity => ({ ...state, status: 'loading', error: undefined }),
    activityArrived: ({ entries }, { payload }: PayloadAction<ActivityEntry[]>): Activity => ({
      ...initialState,
      entries: [...entries, ...payload],
      status: 'ready',
      hasMore: payload.length === PER_PAGE,
    }),
    activityFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>): Activity => ({
        ...state,
        status: 'failed',
        error: payload,
      }),
    },
    activityLeft: () => initialState,
  },
});

export const activityReducer = slice.reducer;
export const { activityArrived, activityRequested, activityFailed, activityLeft } = slice.actions;

interface WithActivity {
  activity: Activity;
}

export const selectActivity = ({ activity }: WithActivity) => activity;
