import { accessories } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { atMost, median } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';
import { watchLongTasks } from '../portal/visits.ts';
import { onSlowPhone } from './slowPhone.ts';

const MAX_TASK_MS = 300;

/** @returns the longest task of the main thread until the server has confirmed the items, in ms */
async function longestTask(page: Page, site: string): Promise<number> {
  await page.addInitScript(watchLongTasks);
  await page.goto(`${site}/accessories`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: accessories.list.buy }).first().waitFor();
  return page.evaluate(() => window.benchLongestTask);
}

/** The shop's opening on a slow phone. */
export async function shop(stage: Stage): Promise<Figure[]> {
  const longest = await onSlowPhone(stage, longestTask);
  return [
    atMost('longest task of /accessories, median', median(longest), MAX_TASK_MS, 'ms', 0),
    atMost('the longest of all rounds', Math.max(...longest), MAX_TASK_MS, 'ms', 0),
  ];
}
