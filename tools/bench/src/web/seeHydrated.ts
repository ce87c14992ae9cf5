import type { Browser } from 'playwright-core';
import { visit } from './visit.ts';

declare global {
  interface Window {
    benchHydrated?: Promise<number>;
  }
}

/** When a page's island is hydrated, in ms since the navigation began. */
export const seeHydrated = (browser: Browser, url: string): Promise<number> =>
  visit(browser, async (page) => {
    await page.addInitScript(() => {
      window.benchHydrated = new Promise((resolve) =>
        addEventListener('island:hydrated', () => resolve(performance.now()), { capture: true, once: true }),
      );
    });
    await page.goto(url, { waitUntil: 'commit' });
    return (await page.evaluate(() => window.benchHydrated)) ?? Infinity;
  });
