import { notificationsReducer } from '@laundry/flow';
import { combineReducers } from '@reduxjs/toolkit';
import { loginReducer } from '../features/login/login.slice.ts';
import { transactionsReducer } from '../features/transactions/transactions.slice.ts';
import { usersReducer } from '../features/users/users.reducer.ts';
import { sessionReducer } from '../session/session.slice.ts';
import { perSession } from './perSession.ts';

/** The whole state of the portal. What belongs to a user goes when the user does. */
export const reducer = combineReducers({
  session: sessionReducer,
  login: loginReducer,
  notifications: notificationsReducer,
  users: perSession(usersReducer),
  transactions: perSession(transactionsReducer),
});
