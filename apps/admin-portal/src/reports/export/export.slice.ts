import type { ErrorKind } from '@laundry/error-catalogue';
import type { TableFormat, Truncation } from '../../shared/table-export/index.ts';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from '../../shared/failure.ts';

/** How far an export has come; `expected` is the number of rows, if it is known. */
interface Progress {
  format: TableFormat;
  rows: number;
  expected: number | undefined;
}

/** The export of the visible report. */
export type Export =
  | { status: 'idle' }
  | ({ status: 'running' } & Progress)
  /** Some rows are missing: the person decides whether to keep the received ones. */
  | ({ status: 'stopped'; truncation: Truncation; error: ErrorKind | undefined } & Progress)
  /** `of` is how many rows the columns' filters chose from. */
  | { status: 'done'; name: string; rows: number; of: number }
  | { status: 'failed'; error: ErrorKind };

const initialState = (): Export => ({ status: 'idle' });

const slice = createSlice({
  name: 'export',
  initialState,
  reducers: {
    exportStarted: (_, { payload }: PayloadAction<Omit<Progress, 'rows'>>): Export => ({
      status: 'running',
      rows: 0,
      ...payload,
    }),
    exportAdvanced: (state, { payload: rows }: PayloadAction<number>): Export =>
      state.status === 'running' ? { ...state, rows } : state,
    exportStopped: (
      state,
      { payload }: PayloadAction<{ rows: number; truncation: Truncation; error: ErrorKind | undefined }>,
    ): Export => (state.status === 'running' ? { ...state, ...payload, status: 'stopped' } : state),
    exportDone: (_, { payload }: PayloadAction<{ name: string; rows: number; of: number }>): Export => ({
      status: 'done',
      ...payload,
    }),
    exportFailed: {
      prepare: withErrorKind,
      reducer: (_, { payload: error }: PayloadAction<ErrorKind>): Export => ({ status: 'failed', error }),
    },
    /** The person presses CANCELAR. */
    exportCancelled: (state) => state,
    /** The person keeps the rows that were written before the stop. */
    partialExportSaved: (state) => state,
    /** The result of the last export is no longer shown. */
    exportForgotten: initialState,
  },
});

export const exportReducer = slice.reducer;
export const {
  exportAdvanced,
  exportCancelled,
  exportDone,
  exportFailed,
  exportForgotten,
  partialExportSaved,
  exportStarted,
  exportStopped,
} = slice.actions;

export const selectExport = (state: { export: Export }) => state.export;
