import type { ErrorKind } from '@laundry/error-catalogue';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from '../shared/withErrorKind.ts';
import { failed, ready } from '../shared/loadable.ts';
import type { Loadable } from '../shared/loadable.ts';

/** What becomes of the totals of a report's whole result once they were asked for. */
export const summaryReducers = <Summary, State extends { summary: Loadable<Summary> }>() => ({
  summaryArrived: (state: State, { payload }: PayloadAction<Summary>): State => ({
    ...state,
    summary: ready(payload),
  }),
  summaryFailed: {
    prepare: withErrorKind,
    reducer: (state: State, { payload }: PayloadAction<ErrorKind>): State => ({
      ...state,
      summary: failed(payload),
    }),
  },
});
