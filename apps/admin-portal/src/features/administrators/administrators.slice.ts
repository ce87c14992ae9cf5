import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import type { ErrorKind, Refusal } from '@laundry/error-catalogue';
import type { Submission } from '@laundry/flow';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { kindOf } from '../../app/kindOf.ts';
import { failed, loading, ready } from '../../app/loadable.ts';
import type { Loadable } from '../../app/loadable.ts';

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
    administratorsAsked: (state): Administrators => ({
      ...state,
      list: state.list.status === 'ready' ? state.list : loading,
    }),
    administratorsArrived: (state, { payload }: PayloadAction<Administrator[]>): Administrators => ({
      ...state,
      list: ready(payload),
    }),
    administratorsFailed: {
      prepare: kindOf,
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
    resendAsked: begun,
    /** `self`: the own account, as the question said. */
    removeAsked: {
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
  administratorsAsked,
  administratorsFailed,
  administratorsLeft,
  inviteClosed,
  inviteFailed,
  inviteOpened,
  inviteSubmitted,
  inviteSent,
  removeAsked,
  resendAsked,
  settled,
} = slice.actions;

interface WithAdministrators {
  administrators: Administrators;
}

export const selectAdministrators = ({ administrators }: WithAdministrators) => administrators.list;
export const selectInviting = ({ administrators }: WithAdministrators) => administrators.inviting;
export const selectSubmission = ({ administrators }: WithAdministrators) => administrators.submission;
export const selectBusy = ({ administrators }: WithAdministrators) => administrators.busy;
