import { notificationsReducer } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Action, Reducer } from 'redux';
import { draftsReducer } from '../features/users/drafts.slice.ts';
import { invitesReducer } from '../features/users/invite/invites.slice.ts';
import { resendsReducer } from '../features/users/resend/resends.slice.ts';
import { changesReducer } from '../features/users/changes.slice.ts';
import { exportReducer } from '../reports/export/export.slice.ts';
import { tableSettingsReducer } from '../tables/tableSettings.slice.ts';
import { startReducers } from './store.ts';
import { CHANGES_USER } from '../session/session.slice.ts';
import { portalApi } from '../api/portalApi.ts';

/** A reducer that resets whenever the signed-in user changes, so that no user sees another's data. */
const perSession =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action: Action) =>
    reducer(CHANGES_USER.some(({ match }) => match(action)) ? undefined : state, action);

/** The whole state of the portal with the dashboard open. A user's data is removed with the session. */
export const reducer = combineReducers({
  ...startReducers,
  [portalApi.reducerPath]: portalApi.reducer,
  notifications: notificationsReducer,
  users: perSession(
    combineReducers({
      changes: changesReducer,
      invites: invitesReducer,
      resends: resendsReducer,
    }),
  ),
  userDrafts: draftsReducer,
  export: perSession(exportReducer),
  tableSettings: perSession(tableSettingsReducer),
});
