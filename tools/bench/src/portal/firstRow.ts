import type { Page } from 'playwright-core';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import { lastDays } from './buildings.ts';
import { ROW, watchRows } from './pageProbes.ts';
import type { UnderMeasure } from './underMeasure.ts';

const ROUNDS = 11;
const WARM_UPS = 2;
const MONTH_DAYS = 30;
/** The machine's own processor, and the same slowed down four times. */
const PROCESSORS = [
  { slower: 4, at: 'at 4x CPU' },
  { slower: 1, at: 'at 1x CPU' },
] as const;
/** The longest times, as multiples of the bare grid's. */
const MAX = { firstRow: 1.15, nextPage: 1.2 } as const;
const NAMES = { firstRow: 'first row', nextPage: 'next page' } as const;

interface Run {
  readonly firstRowMs: number;
  readonly nextPageMs: number;
}

/** The label of the button for the next page, in the portal and in the bare grid. */
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

type Side = keyof typeof NEXT;

/**
 * Visits one of the two pages. The page itself records its first row, because polling it would run scripts in
 * it.
 */
const measure = ({ visitors }: UnderMeasure, side: Side, address: string, slower: number): Promise<Run> =>
  visitors.visit(async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: 'benchFirstRow' });
    const firstRowMs = new Promise<number>((resolve) => {
      devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    });
    await page.addInitScript(watchRows, ROW);
    await page.goto(address);
    await firstRowMs;
    await page.waitForLoadState('networkidle');
    return { firstRowMs: await firstRowMs, nextPageMs: await nextPage(page, NEXT[side]) };
  });

/** Visits both pages in every round; which one comes first alternates. */
async function rounds(under: UnderMeasure, slower: number): Promise<Record<Side, Run[]>> {
  const query = lastDays(MONTH_DAYS);
  const addresses = {
    portal: `${under.sites.portal}/dashboard-uses?${query}`,
    bare: `${under.sites.bare}/?${query}`,
  };
  const runs: Record<Side, Run[]> = { portal: [], bare: [] };
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const order = ['portal', 'bare'] as const;
    for (const side of round % 2 === 0 ? order : order.toReversed()) {
      const run = await measure(under, side, addresses[side], slower);
      if (round >= 0) runs[side].push(run);
    }
  }
  return runs;
}

/** The median ratio with its lower and upper quartile, and both sides' milliseconds. */
function compared({ portal, bare }: Record<Side, Run[]>, figure: keyof typeof MAX, at: string): Figure[] {
  const of = (runs: readonly Run[]) => runs.map((run) => run[`${figure}Ms`]);
  const [ours, twins] = [of(portal), of(bare)];
  const ratios = ours.map((ms, round) => ms / (twins[round] ?? NaN)).toSorted((a, b) => a - b);
  const [low, high] = [0.25, 0.75].map((part) => ratios[Math.floor(part * ratios.length)]?.toFixed(2));
  const name = `${NAMES[figure]} ${at}`;
  return [
    atMost(`${name}, ratio to the bare grid`, median(ratios), MAX[figure], '', 2),
    withoutTarget(`${name}, half of the ratios`, `${low} to ${high}`),
    withoutTarget(
      `${name}, the portal : the bare grid`,
      `${median(ours).toFixed(0)} : ${median(twins).toFixed(0)} ms`,
    ),
  ];
}

/** The uses report's first row and next page, compared with a page that has only the same grid. */
export async function firstRow(under: UnderMeasure): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { slower, at } of PROCESSORS) {
    const runs = await rounds(under, slower);
    figures.push(...compared(runs, 'firstRow', at), ...compared(runs, 'nextPage', at));
  }
  return figures;
}
