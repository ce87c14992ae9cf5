import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { watchNetwork } from './network.ts';
import type { Network, Wire } from './network.ts';
import { watchPaint } from './paintProbe.ts';
import type { Paint } from './paintProbe.ts';
import { visit } from './phone.ts';

/** One cold load. */
export interface Load extends Paint {
  readonly wire: Wire;
  /** How many elements its document has. */
  readonly elements: number;
}

/** A page is at rest when nothing was fetched and no long task ran for this time. */
const REST_MS = 2000;
const REST_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;

async function untilRest(page: Page, network: Network): Promise<void> {
  const deadline = performance.now() + REST_WITHIN_MS;
  while (performance.now() < deadline) {
    const idleMs = await page.evaluate(() => performance.now() - (window.benchPaint?.lastLongTaskMs ?? 0));
    if (Math.min(idleMs, network.quietMs()) >= REST_MS) return;
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Loads a page and leaves it untouched until it is at rest. */
export const loadPage = (browser: Browser, url: string): Promise<Load> =>
  visit(browser, async (page, devtools) => {
    const network = watchNetwork(devtools);
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'load' });
    await untilRest(page, network);
    const paint = await page.evaluate(() => window.benchPaint);
    if (!paint) throw new Error(`${url} was left while it was measured`);
    const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
    return { ...paint, wire: network.wire(), elements };
  });
