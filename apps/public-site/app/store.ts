import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { Flow } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Reducer } from 'redux';
import type { SiteContext } from './context.ts';

/** The reducers and the sagas of an island. */
export interface SiteFlow {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: readonly Flow[];
}

/** Creates a store with the flow's reducers and running sagas, and with notifications. */
export const createSiteStore = ({ reducers, sagas }: SiteFlow, context: SiteContext) =>
  createFlowStore(combineReducers({ ...reducers, notifications: notificationsReducer }), sagas, {
    site: context,
  });
