import type { Action, Reducer } from 'redux';
import { sessionEnded, signedIn, signedOut, storedSessionRead } from '../session/session.slice.ts';

const CHANGES_USER = [signedIn, signedOut, sessionEnded, storedSessionRead];

/** A reducer that begins anew whenever the session changes hands, so that no user sees another's data. */
export const perSession =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action: Action) =>
    reducer(CHANGES_USER.some(({ match }) => match(action)) ? undefined : state, action);
