import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionEntry, StoredSession } from './storedSession.ts';

/** Why nobody is logged in: nobody was, the user signed out, or the API ended the session. */
export type CloseReason = 'absent' | 'signedOut' | 'ended';

export type Session = { status: 'open'; stored: StoredSession } | { status: 'closed'; because: CloseReason };

/** Salir was pressed: the session ends here, whatever the server answers. */
export const signOutRequested = createAction('session/signOutRequested');

/** A signed-out visitor began to type: the captcha may load. */
export const typingStarted = createAction('session/typingStarted');

const closed = (because: CloseReason): Session => ({ status: 'closed', because });

const isLeft = (session: Session) => session.status === 'closed' && session.because === 'signedOut';

const slice = createSlice({
  name: 'session',
  initialState: closed('absent'),
  reducers: {
    /** A login succeeded. */
    signedIn: (_, { payload }: PayloadAction<StoredSession>): Session => ({
      status: 'open',
      stored: payload,
    }),
    signedOut: () => closed('signedOut'),
    /** A call answered 401. */
    sessionEnded: (state) => (state.status === 'open' ? closed('ended') : state),
    /** The login page clears any stored user (spec §2), but keeps the reason for the end of the session. */
    loginOpened: (state) => (state.status === 'open' ? closed('signedOut') : state),
    /** What was read from the storage, at the start and after another tab changed it. */
    storedSessionRead: (state, { payload }: PayloadAction<SessionEntry>): Session => {
      if (payload === 'ended') return isLeft(state) ? state : closed('ended');
      if (payload) return { status: 'open', stored: payload };
      return state.status === 'open' ? closed('signedOut') : state;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { loginOpened, sessionEnded, signedIn, signedOut, storedSessionRead } = slice.actions;

/** Actions after which the user may be another one, who must not see the previous user's data. */
export const CHANGES_USER = [signedIn, signedOut, sessionEnded, storedSessionRead];

export interface WithSession {
  session: Session;
}

export const selectSession = ({ session }: WithSession) => session;

/** The logged user and its token; undefined where nobody is logged in. */
export const selectStored = ({ session }: WithSession): StoredSession | undefined =>
  session.status === 'open' ? session.stored : undefined;
