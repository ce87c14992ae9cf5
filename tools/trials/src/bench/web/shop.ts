import { accessories } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { atMost, median } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';
import { onSlowPhone } from './slowPhone.ts';

const MAX_TASK_MS = 300;

declare global {
  interface Window {
    benchTasks: number[];
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  window.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.benchTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** @returns the longest task of the main thread until the server has confirmed the items, in ms */
async function longestTask(page: Page, site: string): Promise<number> {
  await page.addInitScript(watch);
  await page.goto(`${site}/accessories`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: accessories.list.buy }).first().waitFor();
  return page.evaluate(() => Math.max(0, ...window.benchTasks));
}

/** The shop's opening on a slow phone. */
export async function shop(stage: Stage): Promise<Figure[]> {
  const { site, browser } = await stage.sites();
  const longest: number[] = [];
  for (let round = 0; round <= stage.options.rounds; round++) {
    const task = await onSlowPhone(browser, (page) => longestTask(page, site));
    // The first round only warms up.
    if (round > 0) longest.push(task);
  }
  return [
    atMost('longest task of /accessories, median', median(longest), MAX_TASK_MS, 'ms', 0),
    atMost('the longest of all rounds', Math.max(...longest), MAX_TASK_MS, 'ms', 0),
  ];
}
