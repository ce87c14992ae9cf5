import { createCaptcha } from '@laundry/captcha';
import { createContext, use } from 'react';
import { browserAddress } from '../address.ts';
import type { Address } from '../address.ts';
import { config } from '../config.ts';
import type { SiteContext } from '../context.ts';
import { browserDevice, browserSession } from '../session/browserSession.ts';
import { fetchOnce } from '../session/prefetch.ts';
import { withMemory } from '../session/withMemory.ts';

/** What differs between the browser and a story. */
export interface Surroundings extends Pick<SiteContext, 'session' | 'device' | 'leave' | 'captcha'> {
  readonly address: Address;
  readonly fetch: typeof fetch;
  /** Where calls go; the page's own origin unless given. */
  readonly origin?: string;
}

const browserSurroundings: Surroundings = {
  session: withMemory(browserSession),
  device: browserDevice,
  leave: (url) => window.location.assign(url),
  captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
  address: browserAddress(),
  fetch: fetchOnce,
};

/** Given by stories; the browser's own otherwise. */
export const SurroundingsContext = createContext(browserSurroundings);

export const useSurroundings = (): Surroundings => use(SurroundingsContext);
