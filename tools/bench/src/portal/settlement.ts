import { settlement as texts } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { BUILDINGS, USES_OF_A_MONTH, lastMonth } from '../monthsOfBuildings.ts';
import { atMost } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import { exportFile } from './exports.ts';
import { watchTasks, watchRows } from './pageProbes.ts';
import type { UnderMeasure } from './underMeasure.ts';

const ROUNDS = 5;
const WARM_UPS = 1;
const MAX = { onScreenMs: 500, fileMs: 3000, taskMs: 50 } as const;

/** The building's name in the settlement's table, a button that expands its units. */
const BUILDING = 'main tbody th button[aria-expanded]';

interface Run {
  /** From the click on its link until a frame shows all buildings. */
  readonly onScreenMs: number;
  readonly fileMs: number;
  /** The longest main-thread tasks of that time. */
  readonly onScreenTaskMs: number;
  readonly fileTaskMs: number;
}

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const longest = window.benchLongestTask ?? NaN;
    window.benchLongestTask = 0;
    return longest;
  });

/** Times from the click on the welcome page's link until a frame shows all buildings. */
async function onScreen(page: Page): Promise<number> {
  const link = page.getByRole('link', { name: texts.heading });
  const shown = await link.evaluateHandle(
    (element, { building, all }) => {
      const probe = window.benchRows;
      return {
        took: new Promise<number>((resolve) => {
          element.addEventListener('click', ({ timeStamp }) => {
            const there = () => document.querySelectorAll(building).length === all;
            void probe?.when(there).then((at) => resolve(at - timeStamp));
          });
        }),
      };
    },
    { building: BUILDING, all: BUILDINGS },
  );
  await link.click();
  return shown.evaluate(({ took }) => took);
}

/**
 * Last month's settlement of fifty buildings: how long until it is shown, and until its workbook is ready.
 */
export async function settlement({ sites, settling }: UnderMeasure): Promise<Figure[]> {
  const runs: Run[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++)
    await settling.visit(async (page) => {
      await page.addInitScript(watchRows, BUILDING);
      await page.addInitScript(watchTasks);
      await page.goto(`${sites.portal}/dashboard-admin`);
      await page.waitForLoadState('networkidle');
      await longestTask(page);
      const onScreenMs = await onScreen(page);
      await page.waitForLoadState('networkidle');
      const onScreenTaskMs = await longestTask(page);
      const from = performance.now();
      await exportFile(page, 'XLSX');
      const fileMs = performance.now() - from;
      const run = { onScreenMs, fileMs, onScreenTaskMs, fileTaskMs: await longestTask(page) };
      if (round >= 0) runs.push(run);
    });
  const of = (figure: keyof Run) => median(runs.map((run) => run[figure]));
  const name = `${lastMonth()} of ${BUILDINGS} buildings and ${USES_OF_A_MONTH} uses`;
  return [
    atMost(`settlement of ${name} on screen`, of('onScreenMs'), MAX.onScreenMs, 'ms', 0),
    atMost('  longest task of the main thread', of('onScreenTaskMs'), MAX.taskMs, 'ms', 0),
    atMost('its XLSX', of('fileMs'), MAX.fileMs, 'ms', 0),
    atMost('  longest task of the main thread', of('fileTaskMs'), MAX.taskMs, 'ms', 0),
  ];
}
