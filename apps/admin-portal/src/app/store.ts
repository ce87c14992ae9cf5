import { createApiClient, failedAnswer } from '@laundry/api-client';
import { readError } from '@laundry/error-catalogue';
import { deviceStorage } from '@laundry/flow/browserStorage';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { createCaptcha } from '@laundry/flow/captcha';
import type { Captcha } from '@laundry/flow/captcha';
import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import { callMissing, isOffered, offersReducer, selectMissing } from '../session/offers.slice.ts';
import { selectStored, sessionEnded, sessionReducer } from '../session/session.slice.ts';
import type { PortalContext } from '../shared/context.ts';
import { followStorage, addSessionListeners } from '../session/sessionListeners.ts';
import type { Listen } from '../session/sessionListeners.ts';
import { config } from '../shared/config.ts';
import { fetchWithPrefetched } from './prefetch.ts';

/** Calls that are also answered by 404 if one of their filters names something that is gone (D28). */
const FILTERED = ['/api/v1/reports/uses/summary', '/api/v1/reports/transactions/summary'];

/** The state that the login needs; the rest comes with the dashboard's code. */
export const startReducers = { session: sessionReducer, offers: offersReducer };

/** The portal's dependencies; a test gives its own. */
export interface PortalEnvironment {
  readonly captcha: Captcha;
  readonly storage: KeyValueStorage;
  readonly fetch: typeof fetch;
  readonly origin: string;
}

/**
 * The portal's store with the state that the login needs; `openDashboard` adds the rest. It persists the
 * session. Calls have the session's token, before the login the public one (D66). A 401 ends the session.
 */
export function createPortalStore({ captcha, storage, fetch, origin }: PortalEnvironment) {
  const sessionToken = () => selectStored(store.getState())?.session.token;
  const api = createApiClient({
    token: () => sessionToken() ?? config.publicToken,
    onUnauthorized: (token) => {
      // A 401 to a call of an earlier session must not end the current one.
      if (token === sessionToken()) store.dispatch(sessionEnded());
    },
    lacks: ({ path }) => !isOffered(selectMissing(store.getState()), path),
    onNotOffered: ({ path }, error) => {
      const { kind } = readError(failedAnswer(error), { status: 404 });
      if (kind !== 'notFound' || !FILTERED.includes(path)) store.dispatch(callMissing(path));
    },
    fetch,
    origin,
  });
  const context: PortalContext = { api, captcha, storage };
  const later = createDynamicMiddleware();
  const listeners = createListenerMiddleware({ extra: context });
  const store = configureStore({
    reducer: combineReducers(startReducers),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context } }).concat(later.middleware, listeners.middleware),
  });
  const listen: Listen = listeners.startListening.withTypes();
  addSessionListeners(listen);
  followStorage(store, storage);
  return Object.assign(store, { addMiddleware: later.addMiddleware, listen });
}

export type PortalStore = ReturnType<typeof createPortalStore>;

/** The portal's store in a browser: with its storage, and the configured captcha. */
export const browserStore = () =>
  createPortalStore({
    captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
    storage: deviceStorage,
    fetch: fetchWithPrefetched,
    origin: window.location.origin,
  });
