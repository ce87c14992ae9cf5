import { notificationsReducer } from '@laundry/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import type { Action, Reducer } from 'redux';
import { portalApi } from '../api/portalApi.ts';
import { changesReducer } from '../features/users/changes.slice.ts';
import { draftsReducer } from '../features/users/drafts.slice.ts';
import { CHANGES_USER } from '../session/session.slice.ts';
import { listenForOffers } from './listenForOffers.ts';
import { startReducers } from './store.ts';
import type { PortalStore } from './store.ts';

/** A reducer that resets whenever the signed-in user changes, so that no user sees another's data. */
const perSession =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action: Action) =>
    reducer(CHANGES_USER.some(({ match }) => match(action)) ? undefined : state, action);

/**
 * The whole state of the portal, as it is once the dashboard was opened. A user's data is removed with the
 * session.
 */
const reducer = combineReducers({
  ...startReducers,
  [portalApi.reducerPath]: portalApi.reducer,
  notifications: notificationsReducer,
  residentChanges: perSession(changesReducer),
  userDrafts: draftsReducer,
});

/** The whole state. */
export type DashboardState = ReturnType<typeof reducer>;

const isDashboardState = (state: object): state is DashboardState => 'notifications' in state;

/**
 * Gives the store the dashboard's state and flows, once: they are loaded with the dashboard, as the login has
 * to be light.
 *
 * @returns the store, which then has the whole state
 */
export function openDashboard(store: PortalStore) {
  if (!isDashboardState(store.getState())) {
    store.addMiddleware(portalApi.middleware);
    store.replaceReducer((state, action) => reducer(state, action));
    listenForOffers(store.listen);
    store.listen({
      matcher: isAnyOf(...CHANGES_USER),
      // What the server answered to one user is forgotten before the next one.
      effect: (_, { dispatch }) => void dispatch(portalApi.util.resetApiState()),
    });
  }
  const getState = (): DashboardState => {
    const state = store.getState();
    if (!isDashboardState(state)) throw new Error('the dashboard is not open');
    return state;
  };
  return { ...store, getState };
}
