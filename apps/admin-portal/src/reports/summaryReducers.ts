import type { ErrorKind } from '@laundry/error-catalogue';
import type { PayloadAction } from '@reduxjs/toolkit';
import { kindOf } from '../app/kindOf.ts';
import { failed, loading, ready } from '../app/loadable.ts';
import type { Loadable } from '../app/loadable.ts';
import type { ReportFilters } from './filtersDoor.ts';

/** What becomes of the totals of a report's whole result. */
export const summaryReducers = <
  State extends { summary: Loadable<Summary> },
  Summary,
  Filters extends ReportFilters,
>() => ({
  summaryAsked: (state: State, _: PayloadAction<Filters>): State => ({ ...state, summary: loading }),
  summaryArrived: (state: State, { payload }: PayloadAction<Summary>): State => ({
    ...state,
    summary: ready(payload),
  }),
  summaryFailed: {
    prepare: kindOf,
    reducer: (state: State, { payload }: PayloadAction<ErrorKind>): State => ({
      ...state,
      summary: failed(payload),
    }),
  },
});
