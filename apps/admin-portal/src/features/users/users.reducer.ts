import { combineReducers } from 'redux';
import { creationReducer } from './creation.slice.ts';
import { invitesReducer } from './invites.slice.ts';
import { resendsReducer } from './resends.slice.ts';
import { usersListReducer } from './users.slice.ts';

/** What the residents' page keeps: the list, and the dialogs that add to it. */
export const usersReducer = combineReducers({
  list: usersListReducer,
  creation: creationReducer,
  invites: invitesReducer,
  resends: resendsReducer,
});
