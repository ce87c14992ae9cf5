import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Stage } from '../stage.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-UY',
};
/** Slow 4G, in ms and in bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

/** Makes visits with a phone on slow 4G, each with an empty cache. The first one only warms up. */
export async function onSlowPhone<T>(
  stage: Stage,
  visit: (page: Page, site: string, round: number) => Promise<T>,
): Promise<T[]> {
  const { site, browser } = await stage.sites();
  const results: T[] = [];
  for (let round = 0; round <= stage.options.rounds; round++) {
    const context = await browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      results.push(await visit(page, site, round));
    } finally {
      await context.close();
    }
  }
  return results.slice(1);
}
