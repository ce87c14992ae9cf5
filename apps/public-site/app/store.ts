import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { Flow } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Reducer } from 'redux';
import type { SiteContext } from './context.ts';

/** The reducers of an island, and its saga, if it has one. */
export interface SiteFlow {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly saga?: Flow;
}

/** Creates a store with the flow's reducers and its running saga, and with notifications. */
export const createSiteStore = ({ reducers, saga }: SiteFlow, context: SiteContext) =>
  createFlowStore(
    combineReducers({ ...reducers, notifications: notificationsReducer }),
    { site: context },
    saga,
  );
