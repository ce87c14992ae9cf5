import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredValue, StoredSession } from './storedSession.ts';

/** Why nobody is logged in: never was, chose to leave, or the API ended it. */
export type Closed = 'absent' | 'signedOut' | 'ended';

export type Session = { status: 'open'; stored: StoredSession } | { status: 'closed'; because: Closed };

/** The portal is there: its session may be read. */
export const portalOpened = createAction('session/portalOpened');
/**
 * A page that asks the API for nothing by itself is in sight: whether the session lives is still to be asked.
 */
export const sessionUncertain = createAction('session/sessionDoubted');

/** Salir was pressed: the session ends at the server, and here whatever the server says. */
export const signOutRequested = createAction('session/signOutRequested');

const closed = (because: Closed): Session => ({ status: 'closed', because });

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
    /** The login page clears any stored user (spec §2), and still says why there is none. */
    loginOpened: (state) => (state.status === 'open' ? closed('signedOut') : state),
    /** What the storage holds, at the start and after another tab changed it. */
    storedSessionRead: (state, { payload }: PayloadAction<StoredValue>): Session => {
      if (payload === 'ended') return isLeft(state) ? state : closed('ended');
      if (payload) return { status: 'open', stored: payload };
      return state.status === 'open' ? closed('signedOut') : state;
    },
  },
});

export const sessionReducer = slice.reducer;
export const { loginOpened, sessionEnded, signedIn, signedOut, storedSessionRead } = slice.actions;

export interface WithSession {
  session: Session;
}

export const selectSession = ({ session }: WithSession) => session;

/** The logged user and its token; undefined where nobody is logged in. */
export const selectStored = ({ session }: WithSession): StoredSession | undefined =>
  session.status === 'open' ? session.stored : undefined;
