import type { Page } from 'playwright-core';
import { atMost, told } from '../report.ts';
import type { Figure } from '../report.ts';
import { median, medianRatio } from '../web/statistics.ts';
import { lastDays } from './period.ts';
import { ROW, watchRows } from './rowsProbe.ts';
import type { UnderMeasure } from './underMeasure.ts';

const ROUNDS = 9;
const WARM_UPS = 2;
const MONTH_DAYS = 30;
/** How many times as long as the bare grid's. */
const MOST = { firstRow: 1.15, nextPage: 1.2 } as const;

interface Run {
  readonly firstRowMs: number;
  readonly nextPageMs: number;
}

/** The button that turns to the next page: ours, and the grid's own. */
const NEXT = { portal: 'Página siguiente', bare: 'Go to next page' } as const;

async function nextPage(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name });
  const turned = await button.evaluateHandle((element) => {
    const probe = window.benchRows;
    const before = probe?.first();
    return {
      took: new Promise<number>((resolve) => {
        element.addEventListener('click', ({ timeStamp }) => {
          void probe?.when(() => probe.first() !== before).then((at) => resolve(at - timeStamp));
        });
      }),
    };
  });
  await button.click();
  return turned.evaluate(({ took }) => took);
}

/**
 * From the navigation to the first row of the report of uses, beside a page with nothing but the same grid.
 */
export async function firstRow({ sites, visitors }: UnderMeasure): Promise<Figure[]> {
  const query = lastDays(MONTH_DAYS);
  const addresses = { portal: `${sites.portal}/dashboard-uses?${query}`, bare: `${sites.bare}/?${query}` };
  const runs: Record<keyof typeof addresses, Run[]> = { portal: [], bare: [] };
  const measure = (name: keyof typeof addresses) =>
    visitors.visit(async (page): Promise<Run> => {
      await page.addInitScript(watchRows, ROW);
      await page.goto(addresses[name]);
      await page.waitForFunction(() => window.benchRows?.firstRowMs !== undefined);
      const firstRowMs = await page.evaluate(() => window.benchRows?.firstRowMs ?? NaN);
      await page.waitForLoadState('networkidle');
      return { firstRowMs, nextPageMs: await nextPage(page, NEXT[name]) };
    });

  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const order = ['portal', 'bare'] as const;
    for (const name of round % 2 === 0 ? order : order.toReversed()) {
      const run = await measure(name);
      if (round >= 0) runs[name].push(run);
    }
  }
  const of = (name: keyof typeof addresses, figure: keyof Run) => runs[name].map((run) => run[figure]);
  const first = [of('portal', 'firstRowMs'), of('bare', 'firstRowMs')] as const;
  const next = [of('portal', 'nextPageMs'), of('bare', 'nextPageMs')] as const;
  const both = ([ours, bare]: typeof first) => `${median(ours).toFixed(0)} : ${median(bare).toFixed(0)} ms`;
  return [
    atMost('first row, ratio to the bare grid', medianRatio(...first), MOST.firstRow, '', 2),
    told('first row, the portal : the bare grid', both(first)),
    atMost('next page, ratio to the bare grid', medianRatio(...next), MOST.nextPage, '', 2),
    told('next page, the portal : the bare grid', both(next)),
  ];
}
