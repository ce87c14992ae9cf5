import type { ApiClient } from '@laundry/api-client';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import type { Captcha } from '@laundry/flow/captcha';

/** The dependencies of the portal's thunks and listeners. */
export interface PortalContext {
  readonly api: ApiClient;
  readonly captcha: Captcha;
  /** Stores the session and the remembered e-mails. */
  readonly storage: KeyValueStorage;
}
