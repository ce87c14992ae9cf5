import type { AppError } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { formFailureOf } from '../../shared/failure.ts';
import type { FormFailure } from '../../shared/failure.ts';

/** What the form calls the fields that are sent. */
const FIELDS = { emailAddress: [] };

/** How the change of the password stands. */
export type Change = { status: 'idle' | 'sending' | 'changed' } | ({ status: 'failed' } & FormFailure);

interface Configuration {
  change: Change;
  /** Passwords changed so far: the input is cleared after each. */
  changes: number;
}

const initialState: Configuration = { change: { status: 'idle' }, changes: 0 };

const slice = createSlice({
  name: 'configuration',
  initialState,
  reducers: {
    /** The password itself is never kept. */
    changeRequested: (state, _: PayloadAction<string>): Configuration => ({
      ...state,
      change: { status: 'sending' },
    }),
    changeDone: ({ changes }): Configuration => ({ change: { status: 'changed' }, changes: changes + 1 }),
    changeFailed: {
      prepare: (error: AppError) => ({ payload: formFailureOf(error, FIELDS) }),
      reducer: (state, { payload }: PayloadAction<FormFailure>): Configuration => ({
        ...state,
        change: { status: 'failed', ...payload },
      }),
    },
    /** Typing anew takes back what was said of the last change. */
    passwordTyped: (state): Configuration => ({ ...state, change: { status: 'idle' } }),
    /** The page was left: what was on its way is dropped. */
    configurationLeft: (state): Configuration => ({ ...state, change: { status: 'idle' } }),
  },
});

export const configurationReducer = slice.reducer;
export const { changeRequested, changeDone, changeFailed, configurationLeft, passwordTyped } = slice.actions;

interface WithConfiguration {
  configuration: Configuration;
}

export const selectChange = ({ configuration }: WithConfiguration) => configuration.change;
export const selectChanges = ({ configuration }: WithConfiguration) => configuration.changes;
