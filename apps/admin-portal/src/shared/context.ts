import type { ApiClient } from '@laundry/api-client';
import type { Captcha } from '@laundry/flow/captcha';

/** The dependencies of the portal's thunks and listeners. */
export interface PortalContext {
  readonly api: ApiClient;
  readonly captcha: Captcha;
  /** Stores the session and the remembered e-mails. */
  readonly storage: KeyValueStorage;
}

/** The part of the browser's storage that the portal uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
