import { createCaptcha } from '@laundry/flow/captcha';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { browserAddress } from '../address.ts';
import type { Address } from '../address.ts';
import { config } from '../config.ts';
import type { SiteContext } from '../context.ts';
import { deviceStorage, tabStorage, withMemoryFallback } from '../storage/browserStorage.ts';
import { fetchOnce } from '../storage/prefetch.ts';

/** The differences between the browser and a story. */
export interface SiteEnvironment extends Pick<SiteContext, 'session' | 'device' | 'leave' | 'captcha'> {
  readonly address: Address;
  readonly fetch: typeof fetch;
  /** The API's origin; by default the page's own. */
  readonly origin?: string;
}

/**
 * Leaves after the next frame, so that what the page says of it (spec §8) is painted even where the next page
 * answers at once. A hidden page has no frames.
 */
function leaveAfterPaint(url: string): void {
  const leave = () => window.location.assign(url);
  if (document.hidden) leave();
  else requestAnimationFrame(() => setTimeout(leave));
}

const browserEnvironment: SiteEnvironment = {
  session: withMemoryFallback(tabStorage),
  device: deviceStorage,
  leave: leaveAfterPaint,
  captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
  address: browserAddress(),
  fetch: fetchOnce,
};

/** Provided by stories; by default the browser's. */
export const EnvironmentContext = createContext(browserEnvironment);

export const useEnvironment = (): SiteEnvironment => use(EnvironmentContext);

/** The page's address; undefined during hydration: the prerendered markup is the same for every query. */
export function useAddress(): URL | undefined {
  const { address } = useEnvironment();
  const href = useSyncExternalStore(address.subscribe, address.href, () => undefined);
  return useMemo(() => (href === undefined ? undefined : new URL(href)), [href]);
}
