import type { Building } from '@laundry/api-contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isWaiting } from './invitee.ts';
import type { Invitee, InviteStatus } from './invitee.ts';
import type { Line } from './readRows.ts';
import { listLeft } from '../changes.slice.ts';

/** The sending: not running, running, or waiting for as many seconds as the server asked for. */
export type Sending = { status: 'idle' | 'sending' } | { status: 'pausing'; seconds: number };

/** The dialog that invites many: what was pasted, then its rows and what becomes of each. */
interface Invites {
  /** Null while it is closed. */
  building: Building | null;
  /** Why what was pasted or chosen could not be read. */
  problem: string | null;
  /** Null until something was read. */
  rows: Invitee[] | null;
  sending: Sending;
  /** Why the sending stopped before its end. */
  interruption: string | null;
}

const initialState: Invites = {
  building: null,
  problem: null,
  rows: null,
  sending: { status: 'idle' },
  interruption: null,
};

const slice = createSlice({
  name: 'users/invites',
  initialState,
  reducers: {
    invitesOpened: (_, { payload }: PayloadAction<Building>) => ({ ...initialState, building: payload }),
    invitesClosed: () => initialState,
    /** Something was pasted or chosen, and is to be read. */
    rowsSubmitted: (state, _: PayloadAction<string | readonly Line[]>) => ({ ...state, problem: null }),
    rowsRefused: (state, { payload }: PayloadAction<string>) => ({ ...state, problem: payload }),
    rowsRead: (state, { payload: rows }: PayloadAction<Invitee[]>) => ({
      ...state,
      rows,
      interruption: null,
    }),
    /** Back to what was pasted. */
    rowsDiscarded: (state) => ({ ...state, rows: null, interruption: null }),
    sendingStarted: (state) => {
      state.sending = { status: 'sending' };
      state.interruption = null;
      // Where none is left that waits, the failed ones are tried again.
      if (state.rows?.some(isWaiting) === false)
        for (const row of state.rows)
          if (row.outcome.status === 'failed') row.outcome = { status: 'waiting' };
    },
    /** The seconds that the server wants before the same row is sent again. */
    sendingPaused: (state, { payload: seconds }: PayloadAction<number>) => ({
      ...state,
      sending: { status: 'pausing', seconds },
    }),
    sendingResumed: (state) => ({ ...state, sending: { status: 'sending' } }),
    rowSettled: (state, { payload }: PayloadAction<{ line: number; outcome: InviteStatus }>) => {
      const row = state.rows?.find(({ line }) => line === payload.line);
      if (row) row.outcome = payload.outcome;
    },
    /** The person pressed the button that stops the sending. */
    stopRequested: () => undefined,
    /** The sending ended; the payload is the reason if rows are left. */
    sendingEnded: (state, { payload: interruption }: PayloadAction<string | null>) => ({
      ...state,
      sending: { status: 'idle' },
      interruption,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(listLeft, () => initialState);
  },
});

export const invitesReducer = slice.reducer;
export const {
  invitesClosed,
  invitesOpened,
  rowSettled,
  rowsDiscarded,
  rowsSubmitted,
  rowsRead,
  rowsRefused,
  sendingPaused,
  sendingEnded,
  sendingResumed,
  sendingStarted,
  stopRequested,
} = slice.actions;

interface WithInvites {
  users: { invites: Invites };
}

export const selectInvites = ({ users }: WithInvites) => users.invites;
/** The next to be sent. */
export const selectNext = ({ users }: WithInvites) => users.invites.rows?.find(isWaiting);
