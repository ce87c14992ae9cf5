import type { ApiClient } from '@laundry/api-client';
import type { Captcha } from '@laundry/flow/captcha';
import { getContext } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

/** What the portal's sagas are given: API, captcha, storage. */
export interface PortalContext {
  readonly api: ApiClient;
  readonly captcha: Captcha;
  /** Where the session and the remembered e-mails are kept. */
  readonly storage: KeyValueStorage;
}

/** The part of the browser's storage that the portal uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reads one part of the sagas' context. */
export function* fromContext<Name extends keyof PortalContext>(
  name: Name,
): SagaGenerator<PortalContext[Name]> {
  return yield* getContext<PortalContext[Name]>(name);
}
