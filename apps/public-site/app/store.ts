import { createSiteClient } from '@laundry/api-client';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { Flow } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Reducer } from 'redux';
import { webNfc } from './card-reader/webNfc.ts';
import { config } from './config.ts';
import type { SiteContext } from './context.ts';
import type { SiteEnvironment } from './islands/environment.ts';
import { queueReport } from './report-queue/queuedReports.ts';

/** The reducers and the sagas of an island. */
export interface SiteFlow {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: readonly Flow[];
}

/** Creates a store with the flow's reducers and running sagas. */
export function createSiteStore({ reducers, sagas }: SiteFlow, environment: SiteEnvironment) {
  const { fetch, origin, address: _, ...browser } = environment;
  const context: SiteContext = {
    ...browser,
    config,
    cardReader: webNfc(),
    queueReport: (report) => queueReport(localStorage, report),
    api: createSiteClient({
      token: () => config.publicToken,
      fetch,
      ...(origin !== undefined && { origin }),
    }),
    newKey: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  return createFlowStore({
    reducer: combineReducers({ ...reducers, notifications: notificationsReducer }),
    sagas,
    context,
  });
}
