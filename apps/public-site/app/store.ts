import { createApiClient } from '@laundry/api-client';
import { createCaptcha } from '@laundry/captcha';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import { combineReducers } from '@reduxjs/toolkit';
import { all, fork } from 'typed-redux-saga';
import { webNfc } from './card-reader/webNfc.ts';
import { config } from './config.ts';
import { keepReport } from './kept-reports/keptReports.ts';
import type { SiteContext } from './context.ts';
import { accessoriesSaga } from './features/accessories/accessories.saga.ts';
import { accessoriesReducer } from './features/accessories/accessories.slice.ts';
import { completeSignupSaga } from './features/complete-signup/completeSignup.saga.ts';
import { completeSignupReducer } from './features/complete-signup/completeSignup.slice.ts';
import { rememberedCardsSaga } from './features/credit/cards.saga.ts';
import { rememberedCardsReducer } from './features/credit/cards.slice.ts';
import { creditSaga } from './features/credit/credit.saga.ts';
import { creditReducer } from './features/credit/credit.slice.ts';
import { paymentResultSaga } from './features/payment-result/paymentResult.saga.ts';
import { paymentResultReducer } from './features/payment-result/paymentResult.slice.ts';
import { reportSaga } from './features/report/report.saga.ts';
import { reportReducer } from './features/report/report.slice.ts';
import { supportSaga } from './features/support/support.saga.ts';
import { supportReducer } from './features/support/support.slice.ts';

const reducer = combineReducers({
  accessories: accessoriesReducer,
  completeSignup: completeSignupReducer,
  credit: creditReducer,
  paymentResult: paymentResultReducer,
  rememberedCards: rememberedCardsReducer,
  report: reportReducer,
  support: supportReducer,
  notifications: notificationsReducer,
});

function* rootSaga() {
  yield* all([
    fork(accessoriesSaga),
    fork(completeSignupSaga),
    fork(creditSaga),
    fork(paymentResultSaga),
    fork(rememberedCardsSaga),
    fork(reportSaga),
    fork(supportSaga),
  ]);
}

/** What differs between the browser, the prerenderer and a story. */
export interface Surroundings
  extends
    Pick<SiteContext, 'session' | 'device' | 'leave' | 'navigate'>,
    Partial<Pick<SiteContext, 'captcha'>> {
  /** The platform's fetch and the page's origin unless given. */
  readonly fetch?: typeof fetch;
  readonly origin?: string;
}

/** The site's store with its sagas running. */
export function createSiteStore({
  fetch,
  origin,
  captcha = createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
  ...browser
}: Surroundings) {
  const context: SiteContext = {
    ...browser,
    config,
    captcha,
    cardReader: webNfc(),
    keepReport: (report) => keepReport(localStorage, report),
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
