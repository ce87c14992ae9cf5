import { createSiteClient } from '@laundry/api-client';
import { deviceStorage, tabStorage } from '@laundry/flow/browserStorage';
import { createCaptcha } from '@laundry/flow/captcha';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { browserAddress } from '../address.ts';
import { webNfc } from '../card-reader/webNfc.ts';
import { config } from '../config.ts';
import type { SiteContext } from '../context.ts';
import { queueReport } from '../report-queue/queuedReports.ts';
import { withMemoryFallback } from '../storage/memoryFallback.ts';
import { fetchOnce } from '../storage/prefetch.ts';

/**
 * Leaves after the next frame, so that the page's message about it (spec §8) is painted even where the next
 * page answers immediately. A hidden page renders no frames, so it leaves at once.
 */
function leaveAfterPaint(url: string): void {
  const leave = () => window.location.assign(url);
  if (document.hidden) leave();
  else requestAnimationFrame(() => setTimeout(leave));
}

const browserEnvironment: SiteContext = {
  api: createSiteClient({ token: () => config.publicToken, fetch: fetchOnce }),
  captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
  config,
  session: withMemoryFallback(tabStorage),
  device: deviceStorage,
  address: browserAddress(),
  leave: leaveAfterPaint,
  cardReader: webNfc,
  queueReport: (report) => queueReport(deviceStorage, report),
  newKey: () => crypto.randomUUID(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The environment of islands: the browser's, unless a story provides another. */
export const EnvironmentContext = createContext(browserEnvironment);

export const useEnvironment = (): SiteContext => use(EnvironmentContext);

/** The page's address; undefined during hydration, as the prerendered markup is the same for every query. */
export function useAddress(): URL | undefined {
  const { address } = useEnvironment();
  const href = useSyncExternalStore(address.subscribe, address.href, () => undefined);
  return useMemo(() => (href === undefined ? undefined : new URL(href)), [href]);
}
