import { setTimeout } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright-core';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { watchTasks, ROW, watchRows } from './pageProbes.ts';
import { lastDays } from './buildings.ts';
import type { UnderMeasure } from './underMeasure.ts';

/** About 100 000 uses of the busy building. */
const DAYS = 67;
const FORMATS = ['CSV', 'XLSX'] as const;
const MB = 1_000_000;
const LOOK_EVERY_MS = 100;

const heapOf = async (devtools: CDPSession): Promise<number> =>
  (await devtools.send('Runtime.getHeapUsage')).usedSize;

/** The peak size of the page's heap while an operation runs, in bytes. */
async function measureHeapPeak<Result>(devtools: CDPSession, operation: Promise<Result>): Promise<number> {
  const end = operation.then(() => 'end' as const);
  let most = 0;
  do most = Math.max(most, await heapOf(devtools));
  while ((await Promise.race([end, setTimeout(LOOK_EVERY_MS)])) !== 'end');
  return most;
}

async function measure(page: Page, devtools: CDPSession, format: string): Promise<Figure[]> {
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await heapOf(devtools);
  await page.evaluate(() => {
    window.benchLongestTask = 0;
  });
  const from = performance.now();
  const coming = exportFile(page, format);
  const most = await measureHeapPeak(devtools, coming);
  const seconds = (performance.now() - from) / 1000;
  const longest = await page.evaluate(() => window.benchLongestTask ?? NaN);
  return [
    withoutTarget(
      `${format} of all rows`,
      `${seconds.toFixed(1)} s, ${((await coming).length / MB).toFixed(1)} MB`,
    ),
    atMost(`${format}: longest task of the main thread`, longest, 50, 'ms', 0),
    atMost(`${format}: growth of the heap`, (most - before) / MB, 100, 'MB'),
  ];
}

/** Exports the whole result of about 100 000 uses in each format. */
export async function exports({ sites, visitors }: UnderMeasure): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const format of FORMATS)
    await visitors.visit(async (page, devtools) => {
      await page.addInitScript(watchRows, ROW);
      await page.addInitScript(watchTasks);
      await page.goto(`${sites.portal}/dashboard-uses?${lastDays(DAYS)}`);
      await page.waitForFunction(() => window.benchRows?.firstRowMs !== undefined);
      await page.waitForLoadState('networkidle');
      figures.push(...(await measure(page, devtools, format)));
    });
  return figures;
}

const WITHIN_MS = 120_000;

/** Exports from the menu. @returns the file's content */
export async function exportFile(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: WITHIN_MS }),
    page.getByRole('menuitem', { name: format, exact: true }).click(),
  ]);
  return readFile(await download.path());
}
