import type { ErrorKind } from '@laundry/error-catalogue';
import type { Building } from '@laundry/api-contract';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from './failure.ts';

/** A value that is loaded once: not requested, on its way, failed, or there. */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; error: ErrorKind }
  | { status: 'ready'; value: T };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(value: T): Loadable<T> => ({ status: 'ready', value });
export const failed = (error: ErrorKind) => ({ status: 'failed', error }) as const;

/** Reducers for the buildings that a page offers to choose from. */
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
