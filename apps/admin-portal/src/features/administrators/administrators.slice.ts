import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import type { ErrorKind, Refusal } from '@laundry/error-catalogue';
import type { Submission } from '@laundry/flow';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withErrorKind } from '../../shared/failure.ts';
import { failed, loading, ready } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';

/** The dialog of an invitation. */
export type Inviting =
  | { status: 'closed' | 'open' | 'sending' }
  | { status: 'failed'; text: string; refused: Refusal | undefined };

interface Administrators {
  list: Loadable<Administrator[]>;
  inviting: Inviting;
  submission: Submission | null;
  /** Ids of those that something is being done to. */
  busy: string[];
}

const initialState: Administrators = {
  list: loading,
  inviting: { status: 'closed' },
  submission: null,
  busy: [],
};

const begun = (state: Administrators, { payload }: PayloadAction<Administrator>): Administrators => ({
  ...state,
  busy: [...state.busy, payload.id],
});

const slice = createSlice({
  name: 'administrators',
  initialState,
  reducers: {
    administratorsRequested: (state): Administrators => ({
      ...state,
      list: state.list.status === 'ready' ? state.list : loading,
    }),
    administratorsArrived: (state, { payload }: PayloadAction<Administrator[]>): Administrators => ({
      ...state,
      list: ready(payload),
    }),
    administratorsFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>): Administrators => ({
        ...state,
        list: failed(payload),
      }),
    },
    inviteOpened: (state): Administrators => ({ ...state, inviting: { status: 'open' } }),
    inviteClosed: (state): Administrators => ({ ...state, inviting: { status: 'closed' }, submission: null }),
    inviteSent: (state, _: PayloadAction<NewAdministrator>): Administrators => ({
      ...state,
      inviting: { status: 'sending' },
    }),
    inviteSubmitted: (state, { payload }: PayloadAction<Submission>): Administrators => ({
      ...state,
      submission: payload,
    }),
    inviteFailed: (
      state,
      { payload }: PayloadAction<{ text: string; refused: Refusal | undefined }>,
    ): Administrators => ({ ...state, inviting: { status: 'failed', ...payload } }),
    resendRequested: begun,
    /** `self`: the own account, as the question said. */
    removeRequested: {
      prepare: (administrator: Administrator, self: boolean) => ({ payload: administrator, meta: { self } }),
      reducer: begun,
    },
    settled: (state, { payload }: PayloadAction<Administrator>): Administrators => ({
      ...state,
      busy: state.busy.filter((id) => id !== payload.id),
    }),
    administratorsLeft: () => initialState,
  },
});

export const administratorsReducer = slice.reducer;
export const {
  administratorsArrived,
  administratorsRequested,
  administratorsFailed,
  administratorsLeft,
  inviteClosed,
  inviteFailed,
  inviteOpened,
  inviteSubmitted,
  inviteSent,
  removeRequested,
  resendRequested,
  settled,
} = slice.actions;

interface WithAdministrators {
  administrators: Administrators;
}

export const selectAdministrators = ({ administrators }: WithAdministrators) => administrators.list;
export const selectInviting = ({ administrators }: WithAdministrators) => administrators.inviting;
export const selectSubmission = ({ administrators }: WithAdministrators) => administrators.submission;
export const selectBusy = ({ administrators }: WithAdministrators) => administrators.busy;
