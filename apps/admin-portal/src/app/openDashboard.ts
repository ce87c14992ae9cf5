import { notificationsReducer } from '@laundry/flow';
import { isAnyOf } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { portalApi } from '../api/portalApi.ts';
import { draftsReducer } from '../session/drafts.slice.ts';
import { changesReducer } from '../features/users/changes.slice.ts';
import { CHANGES_USER } from '../session/session.slice.ts';
import { listenForOffers } from './listenForOffers.ts';
import { startReducers } from './store.ts';
import type { PortalStore } from './store.ts';

/**
 * The portal's state once the dashboard is open. A user's data is removed when the session ends, except for
 * drafts, which stay for the same user.
 */
const reducer = combineReducers({
  ...startReducers,
  [portalApi.reducerPath]: portalApi.reducer,
  notifications: notificationsReducer,
  residentChanges: changesReducer,
  drafts: draftsReducer,
});

export type DashboardState = ReturnType<typeof reducer>;

/**
 * Adds the dashboard's reducers, middleware and listeners to the store, once. They are loaded with the
 * dashboard, to keep the login small.
 */
export function openDashboard(store: PortalStore): void {
  if ('notifications' in store.getState()) return;
  store.addMiddleware(portalApi.middleware);
  store.replaceReducer((state, action) => reducer(state, action));
  listenForOffers(store.listen);
  store.listen({
    matcher: isAnyOf(...CHANGES_USER),
    // Clears the answers to one user before the next one signs in.
    effect: (_, { dispatch }) => void dispatch(portalApi.util.resetApiState()),
  });
}
