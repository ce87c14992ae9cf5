import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { watchControl } from './controlProbe.ts';
import type { Control } from './controls.ts';
import { visit } from './phone.ts';

const SEEN_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 40;

/** When a control first became visible, in ms since the navigation began; Infinity where it never does. */
export const seeControl = (browser: Browser, url: string, control: Control): Promise<number> =>
  visit(browser, async (page) => {
    const { press, answer, by } = control;
    await page.addInitScript(watchControl, { press, answer, by });
    await page.goto(url, { waitUntil: 'commit' });
    const deadline = performance.now() + SEEN_WITHIN_MS;
    while (performance.now() < deadline) {
      const visibleMs = await page.evaluate(() => window.benchControl?.().visibleMs);
      if (visibleMs !== undefined) return visibleMs;
      await setTimeout(LOOK_EVERY_MS);
    }
    return Infinity;
  });

declare global {
  interface Window {
    benchHydrated?: Promise<number>;
  }
}

/** When a page's island was hydrated, in ms since the navigation began. */
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
