import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { watchControl } from './controlProbe.ts';
import type { Control } from './controls.ts';
import { visit } from './visit.ts';

const SEEN_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 40;

/** When a control is first to be seen, in ms since the navigation began; Infinity where it never is. */
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
