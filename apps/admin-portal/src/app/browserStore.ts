import { createCaptcha } from '@laundry/captcha';
import { config } from '../shared/config.ts';
import { fetchWithPrefetched } from './prefetch.ts';
import { createPortalStore } from './store.ts';

/** The portal's store in a browser: with its storage, and the configured captcha. */
export const browserStore = () =>
  createPortalStore({
    captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
    storage: window.localStorage,
    fetch: fetchWithPrefetched,
  });
