import { transactionsReport } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import { TRANSACTIONS } from './bareGrid/reports.ts';
import { lastDays } from './buildings.ts';
import { ROW, watchRows } from './pageProbes.ts';
import type { UnderMeasure } from './underMeasure.ts';

/** About 10 000 transactions of the busy building. */
const DAYS = 40;
/** The factor by which this machine's processor is slowed down. */
const CPU_SLOWER = 4;
const ROUNDS = 3;
/** A letter must be painted within this time, in ms. */
const MAX_MS = 50;
/** The longest times until a filter's or a sorting's rows are visible, as multiples of the bare grid's. */
const MAX = { filters: 1, orders: 1.1 } as const;

/** A column, and a text that leaves fewer rows with each letter. */
const TYPED = [
  { header: transactionsReport.columns.card, text: '17' },
  { header: transactionsReport.columns.customer, text: '23' },
  { header: transactionsReport.columns.amount, text: '402' },
] as const;
const SORTED = [
  transactionsReport.columns.amount,
  transactionsReport.columns.customer,
  transactionsReport.columns.card,
] as const;

/** The time from a user event to the frame in which the visible rows have changed. */
async function untilOtherRows(
  page: Page,
  type: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number> {
  const answered = await page.evaluateHandle((event) => {
    const probe = window.benchRows;
    const rows = () => `${document.querySelector('[role=status]')?.textContent ?? ''} ${probe?.all() ?? ''}`;
    const before = rows();
    return {
      took: new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) =>
          void probe?.when(() => rows() !== before).then((at) => resolve(at - timeStamp));
        addEventListener(event, begin, { capture: true, once: true });
      }),
    };
  }, type);
  await act();
  return answered.evaluate(({ took }) => took);
}

declare global {
  interface Window {
    /** The time from each key to the next painted frame, in ms; the browser rounds it to multiples of 8. */
    benchLetters?: number[];
  }
}

/** Runs in the page before its own scripts. */
function watchLetters(): void {
  const letters: number[] = [];
  window.benchLetters = letters;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') letters.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Waits until the page is idle. */
const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const ENOUGH_MS = 40;
        const look = (deadline: IdleDeadline) => {
          if (deadline.timeRemaining() >= ENOUGH_MS) resolve();
          else requestIdleCallback(look);
        };
        requestIdleCallback(look);
      }),
  );

/** Waits until the portal's table has prepared its comparison data, which a reading person never notices. */
const untilReady = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('table ready').length > 0);

async function typed(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const { header, text } of TYPED) {
    const box = page.getByLabel(`Filtrar por ${header}`, { exact: true });
    await box.focus();
    for (const letter of text) {
      await untilIdle(page);
      times.push(await untilOtherRows(page, 'keydown', () => page.keyboard.press(letter)));
    }
    for (const _ of text) {
      await untilIdle(page);
      times.push(await untilOtherRows(page, 'keydown', () => page.keyboard.press('Backspace')));
    }
  }
  return times;
}

async function sorted(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const header of SORTED) {
    const head = page.getByRole('columnheader', { name: header }).getByText(header, { exact: true });
    // The position is read beforehand: a click by name would make the page search for it while it is timed.
    const { x = 0, y = 0 } = (await head.boundingBox()) ?? {};
    for (const _ of ['asc', 'desc']) {
      await untilIdle(page);
      times.push(await untilOtherRows(page, 'click', () => page.mouse.click(x + 5, y + 5)));
    }
  }
  return times;
}

/** Response times of a transactions page, in ms: letters in the filter box, filtered rows, sorted rows. */
interface Answers {
  readonly letters: number[];
  readonly filters: number[];
  readonly orders: number[];
}

async function measure(
  { visitors }: UnderMeasure,
  { address, prepares }: { address: string; prepares: boolean },
): Promise<Answers> {
  return visitors.visit(async (page, devtools) => {
    await page.addInitScript(watchRows, ROW);
    await page.addInitScript(watchLetters);
    await page.goto(`${address}?${lastDays(DAYS)}`);
    await page.waitForFunction(() => window.benchRows?.firstRowMs !== undefined);
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    if (prepares) await untilReady(page);
    const filters = await typed(page);
    const letters = await page.evaluate(() => window.benchLetters ?? []);
    return { letters, filters, orders: await sorted(page) };
  });
}

/** Filters and sorts about 10 000 transactions in the page, on a processor slowed down four times. */
export async function keystrokes(under: UnderMeasure): Promise<Figure[]> {
  const runs: Record<'portal' | 'bare', Answers[]> = { portal: [], bare: [] };
  const portal = { address: `${under.sites.portal}/dashboard-transactions`, prepares: true };
  const bare = { address: `${under.sites.bare}${TRANSACTIONS}`, prepares: false };
  for (let round = 0; round < ROUNDS; round++) {
    runs.portal.push(await measure(under, portal));
    runs.bare.push(await measure(under, bare));
  }
  const of = (name: keyof typeof runs, part: keyof Answers) => median(runs[name].flatMap((run) => run[part]));
  const both = (part: keyof Answers) =>
    withoutTarget(
      'the same in milliseconds, portal : bare',
      `${of('portal', part).toFixed(0)} : ${of('bare', part).toFixed(0)}`,
    );
  const ratio = (name: string, part: keyof typeof MAX) =>
    atMost(`${name}, ratio to the bare grid`, of('portal', part) / of('bare', part), MAX[part], '', 2);
  return [
    atMost('a key in a filter until its letter is painted', of('portal', 'letters'), MAX_MS, 'ms'),
    ratio('a key in a filter until its rows are in sight', 'filters'),
    both('filters'),
    ratio('a press on a head until its order is in sight', 'orders'),
    both('orders'),
  ];
}
