import { combineReducers } from '@reduxjs/toolkit';
import { passwordSaga } from '../features/password/password.saga.ts';
import { passwordReducer } from '../features/password/password.slice.ts';
import { startReducers } from './start.ts';
import type { PortalStore } from './store.ts';

const started = new WeakSet<PortalStore>();
const reducer = combineReducers({ ...startReducers, password: passwordReducer });

/** Gives the store the forgotten password's state and flows, once: they come with its pages, as the login has to be light. */
export function openPassword(store: PortalStore): void {
  if (!('password' in store.getState())) store.replaceReducer((state, action) => reducer(state, action));
  if (started.has(store)) return;
  started.add(store);
  store.run(passwordSaga);
}
