import type { BuildingUser } from '@laundry/api-contract';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { listLeft } from '../changes.slice.ts';

/** The result of one confirmation. */
export type ResendOutcome = { status: 'waiting' | 'sent' } | { status: 'failed'; text: string };

export interface Recipient {
  user: BuildingUser;
  outcome: ResendOutcome;
}

/** Being confirmed, being sent, or done with the result of each. */
export type ResendsStatus = 'closed' | 'asking' | 'sending' | 'idle';

/** Confirmations that are sent again to many. */
interface Resends {
  status: ResendsStatus;
  recipients: Recipient[];
  /** Why the sending stopped before its end. */
  interruption: string | null;
}

const isWaiting = ({ outcome }: Recipient): boolean => outcome.status === 'waiting';

const initialState: Resends = { status: 'closed', recipients: [], interruption: null };

const slice = createSlice({
  name: 'users/resends',
  initialState,
  reducers: {
    resendsOpened: (_, { payload }: PayloadAction<readonly BuildingUser[]>): Resends => ({
      ...initialState,
      status: 'asking',
      recipients: payload.map((user) => ({ user, outcome: { status: 'waiting' } })),
    }),
    /** The recipients stay, so that the dialog keeps its text while it fades out. */
    resendsClosed: (state) => ({ ...state, status: 'closed' as const }),
    resendsStarted: (state) => {
      state.status = 'sending';
      state.interruption = null;
      // Where none is left that waits, those that failed are tried again.
      if (!state.recipients.some(isWaiting))
        for (const recipient of state.recipients)
          if (recipient.outcome.status === 'failed') recipient.outcome = { status: 'waiting' };
    },
    recipientSettled: (state, { payload }: PayloadAction<{ id: string; outcome: ResendOutcome }>) => {
      const recipient = state.recipients.find(({ user }) => user.id === payload.id);
      if (recipient) recipient.outcome = payload.outcome;
    },
    /** The person pressed the button that stops the sending. */
    resendsStopped: () => undefined,
    resendsEnded: (state, { payload: interruption }: PayloadAction<string | null>) => ({
      ...state,
      status: 'idle' as const,
      interruption,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(listLeft, () => initialState);
  },
});

export const resendsReducer = slice.reducer;
export const {
  recipientSettled,
  resendsClosed,
  resendsOpened,
  resendsEnded,
  resendsStarted,
  resendsStopped,
} = slice.actions;

interface WithResends {
  users: { resends: Resends };
}

export const selectResends = ({ users }: WithResends) => users.resends;
/** The next to whom one is sent. */
export const selectNextRecipient = ({ users }: WithResends) => users.resends.recipients.find(isWaiting);
