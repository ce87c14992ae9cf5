import { createApiClient } from '@laundry/api-client';
import type { Captcha } from '@laundry/captcha';
import { createFlowStore } from '@laundry/flow';
import { combineReducers } from 'redux';
import { portalOpened, selectStored, sessionEnded } from '../session/session.slice.ts';
import type { KeyValueStorage, PortalContext } from '../shared/context.ts';
import { startReducers, startSagas } from './start.ts';

/** What the portal stands on; a test gives its own. */
export interface PortalEnvironment {
  readonly captcha: Captcha;
  readonly storage: KeyValueStorage;
  /** The platform's fetch and the page's origin unless given. */
  readonly fetch?: typeof fetch;
  readonly origin?: string;
}

/**
 * The portal's store as the login needs it, with its sagas running; the session's token goes with every call,
 * and a 401 ends it. `openDashboard` makes it whole.
 */
export function createPortalStore({ captcha, storage, fetch, origin }: PortalEnvironment) {
  const api = createApiClient({
    token: () => selectStored(store.getState())?.session.token,
    onUnauthorized: (token) => {
      // The call of an earlier session ends no later one.
      if (token === selectStored(store.getState())?.session.token) store.dispatch(sessionEnded());
    },
    ...(fetch && { fetch }),
    ...(origin !== undefined && { origin }),
  });
  const context: PortalContext = { api, captcha, storage, newKey: () => crypto.randomUUID() };
  const store = createFlowStore({
    reducer: combineReducers(startReducers),
    sagas: startSagas,
    context,
  });
  store.dispatch(portalOpened());
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
