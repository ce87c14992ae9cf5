import { notificationsReducer } from '@laundry/flow';
import { combineReducers } from 'redux';
import { activityReducer } from '../features/activity/activity.slice.ts';
import { administratorsReducer } from '../features/administrators/administrators.slice.ts';
import { configurationReducer } from '../features/configuration/configuration.slice.ts';
import { passwordReducer } from '../features/password/password.slice.ts';
import { mailingReducer } from '../features/settlement/mailing.slice.ts';
import { settlementReducer } from '../features/settlement/settlement.slice.ts';
import { transactionsReducer } from '../features/transactions/transactions.slice.ts';
import { draftsReducer } from '../features/users/drafts.slice.ts';
import { overviewReducer } from '../features/welcome/overview.slice.ts';
import { usersReducer } from '../features/users/users.reducer.ts';
import { usesReducer } from '../features/uses/uses.slice.ts';
import { exportReducer } from '../reports/export.slice.ts';
import { tableSettingsReducer } from '../tables/tableSettings.slice.ts';
import { perSession } from './perSession.ts';
import { startReducers } from './start.ts';

/**
 * The whole state of the portal, as it is once the dashboard was opened. What belongs to a user goes when the
 * user does.
 */
export const reducer = combineReducers({
  ...startReducers,
  notifications: notificationsReducer,
  overview: perSession(overviewReducer),
  users: perSession(usersReducer),
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
