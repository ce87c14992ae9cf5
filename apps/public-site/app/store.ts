import { createSiteClient } from '@laundry/api-client';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { Flow } from '@laundry/flow';
import { combineReducers } from 'redux';
import type { Reducer } from 'redux';
import { webNfc } from './card-reader/webNfc.ts';
import { config } from './config.ts';
import type { SiteContext } from './context.ts';
import type { Surroundings } from './islands/surroundings.ts';
import { keepReport } from './kept-reports/keptReports.ts';

/** The reducers, by where they are mounted, and the sagas of an island. */
export interface SiteFlow {
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly sagas: readonly Flow[];
}

/** A store of the site with the flow's sagas running. */
export function createSiteStore({ reducers, sagas }: SiteFlow, surroundings: Surroundings) {
  const { fetch, origin, address: _, ...browser } = surroundings;
  const context: SiteContext = {
    ...browser,
    config,
    cardReader: webNfc(),
    keepReport: (report) => keepReport(localStorage, report),
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
