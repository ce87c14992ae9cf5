import { notificationsReducer } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Action, Reducer } from 'redux';
import { activityReducer } from '../features/activity/activity.slice.ts';
import { administratorsReducer } from '../features/administrators/administrators.slice.ts';
import { configurationReducer } from '../features/configuration/configuration.slice.ts';
import { passwordReducer } from '../features/password/password.slice.ts';
import { mailingReducer } from '../features/settlement/mailing/mailing.slice.ts';
import { settlementReducer } from '../features/settlement/settlement.slice.ts';
import { transactionsReducer } from '../features/transactions/transactions.slice.ts';
import { draftsReducer } from '../features/users/drafts.slice.ts';
import { overviewReducer } from '../features/welcome/overview.slice.ts';
import { creationReducer } from '../features/users/create/creation.slice.ts';
import { invitesReducer } from '../features/users/invite/invites.slice.ts';
import { resendsReducer } from '../features/users/resend/resends.slice.ts';
import { usersListReducer } from '../features/users/users.slice.ts';
import { usesReducer } from '../features/uses/uses.slice.ts';
import { exportReducer } from '../reports/export/export.slice.ts';
import { tableSettingsReducer } from '../tables/tableSettings.slice.ts';
import { startReducers } from './store.ts';
import { sessionEnded, signedIn, signedOut, storedSessionRead } from '../session/session.slice.ts';

const CHANGES_USER = [signedIn, signedOut, sessionEnded, storedSessionRead];

/** A reducer that begins anew whenever the session changes hands, so that no user sees another's data. */
const perSession =
  <State>(reducer: Reducer<State>): Reducer<State> =>
  (state, action: Action) =>
    reducer(CHANGES_USER.some(({ match }) => match(action)) ? undefined : state, action);

/**
 * The whole state of the portal, as it is once the dashboard was opened. What belongs to a user goes when the
 * user does.
 */
export const reducer = combineReducers({
  ...startReducers,
  notifications: notificationsReducer,
  overview: perSession(overviewReducer),
  users: perSession(
    combineReducers({
      list: usersListReducer,
      creation: creationReducer,
      invites: invitesReducer,
      resends: resendsReducer,
    }),
  ),
  userDrafts: draftsReducer,
  uses: perSession(usesReducer),
  transactions: perSession(transactionsReducer),
  settlement: perSession(settlementReducer),
  mailing: perSession(mailingReducer),
  export: perSession(exportReducer),
  tableSettings: perSession(tableSettingsReducer),
  password: passwordReducer,
  administrators: perSession(administratorsReducer),
  activity: perSession(activityReducer),
  configuration: perSession(configurationReducer),
});
