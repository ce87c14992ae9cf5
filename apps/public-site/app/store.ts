import { createApiClient } from '@laundry/api-client';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { combineReducers } from '@reduxjs/toolkit';
import { all, fork } from 'typed-redux-saga';
import { webNfc } from './card-reader/webNfc.ts';
import { config } from './config.ts';
import type { SiteContext } from './context.ts';
import { creditSaga } from './features/credit/credit.saga.ts';
import { creditReducer } from './features/credit/credit.slice.ts';
import { paymentResultSaga } from './features/payment-result/paymentResult.saga.ts';
import { paymentResultReducer } from './features/payment-result/paymentResult.slice.ts';

const reducer = combineReducers({
  credit: creditReducer,
  paymentResult: paymentResultReducer,
  notifications: notificationsReducer,
});

function* rootSaga() {
  yield* all([fork(creditSaga), fork(paymentResultSaga)]);
}

/** What differs between the browser, the prerenderer and a story. */
export interface Surroundings extends Pick<SiteContext, 'session' | 'leave' | 'navigate'> {
  /** The platform's fetch and the page's origin unless given. */
  readonly fetch?: typeof fetch;
  readonly origin?: string;
}

/** The site's store with its sagas running. */
export function createSiteStore({ fetch, origin, ...browser }: Surroundings) {
  const context: SiteContext = {
    ...browser,
    config,
    cardReader: webNfc(),
    api: createApiClient({
      token: () => config.publicToken,
      ...(fetch && { fetch }),
      ...(origin !== undefined && { origin }),
    }),
    newKey: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  return createFlowStore({ reducer, rootSaga, context });
}

export type SiteStore = ReturnType<typeof createSiteStore>;
