import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { lastDays } from '../data.ts';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';
import { openWithRows, signedIn } from './visits.ts';

/** About 100 000 uses of the busy building. */
const DAYS = 79;
const FORMATS = ['CSV', 'XLSX'] as const;
const WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 100;
const MB = 1_000_000;
const MAX = { taskMs: 50, heapMb: 60 } as const;

/** Exports about 100 000 uses in each format. The heap is the page's, without the worker's. */
export async function exports(stage: Stage): Promise<Figure[]> {
  const { sites, visit } = await signedIn(stage);
  const measure = (format: string) =>
    visit(async (page, _, devtools): Promise<Figure[]> => {
      await openWithRows(page, `${sites.portal}/dashboard-uses?${lastDays(DAYS)}`);
      await page.getByRole('button', { name: 'Exportar' }).click();
      const heap = async () => (await devtools.send('Runtime.getHeapUsage')).usedSize;
      await devtools.send('HeapProfiler.collectGarbage');
      const before = await heap();
      await page.evaluate(() => (window.benchLongestTask = 0));
      const from = performance.now();
      const download = page.waitForEvent('download', { timeout: WITHIN_MS });
      await page.getByRole('menuitem', { name: format, exact: true }).click();
      const file = download.then((each) => each.path());
      let most = before;
      while ((await Promise.race([file, setTimeout(LOOK_EVERY_MS)])) === undefined)
        most = Math.max(most, await heap());
      const seconds = (performance.now() - from) / 1000;
      const megabytes = (await stat(await file)).size / MB;
      return [
        withoutTarget(`${format} of all rows`, `${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB`),
        atMost(
          '  longest task of the main thread',
          await page.evaluate(() => window.benchLongestTask),
          MAX.taskMs,
          'ms',
          0,
        ),
        atMost('  growth of the heap', (most - before) / MB, MAX.heapMb, 'MB'),
      ];
    });
  const figures: Figure[] = [];
  for (const format of FORMATS) figures.push(...(await measure(format)));
  return figures;
}
