import { notificationsReducer } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Action, Reducer } from 'redux';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { portalApi } from '../api/portalApi.ts';
import { changesReducer } from '../features/users/changes.slice.ts';
import { draftsReducer } from '../features/users/drafts.slice.ts';
import { CHANGES_USER } from '../session/session.slice.ts';
import { tableSettingsReducer } from '../tables/tableSettings.ts';
import { offersSaga } from './offers.saga.ts';
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
  tableSettings: perSession(tableSettingsReducer),
});

/** What the server answered to one user is forgotten before the next one. */
function* forgetAnswers(): SagaGenerator<void> {
  yield* takeEvery(CHANGES_USER, function* () {
    yield* put(portalApi.util.resetApiState());
  });
}

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
    store.run([offersSaga, forgetAnswers]);
  }
  const getState = (): DashboardState => {
    const state = store.getState();
    if (!isDashboardState(state)) throw new Error('the dashboard is not open');
    return state;
  };
  return { ...store, getState };
}
