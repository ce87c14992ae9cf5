import { transactionsReport } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { atMost, told } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import { lastDays } from './period.ts';
import { ROW, watchRows } from './rowsProbe.ts';
import type { UnderMeasure } from './underMeasure.ts';

/** About 10 000 transactions of the busy building. */
const DAYS = 40;
/** How many times slower than this machine's the processor is. */
const CPU_SLOWER = 4;
const ROUNDS = 5;
const MOST_MS = 50;

/** A column, and a text of which each further letter leaves fewer rows. */
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

/** From an event of the person to the frame in which the rows in sight are others. */
async function untilOtherRows(
  page: Page,
  type: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number> {
  const answered = await page.evaluateHandle((event) => {
    const probe = window.benchRows;
    const rows = () =>
      `${document.querySelector('[role=status]')?.textContent ?? ''} ${probe?.first() ?? ''}`;
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

/** Waits until the page has had nothing to do for a while: what it prepares when idle is prepared. */
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
    for (const _ of ['asc', 'desc']) {
      await untilIdle(page);
      times.push(await untilOtherRows(page, 'click', () => head.click()));
    }
  }
  return times;
}

/** Filters and orders of about 10 000 transactions that the page holds, on a processor four times slower. */
export async function keystrokes({ sites, visitors }: UnderMeasure): Promise<Figure[]> {
  const filters: number[] = [];
  const orders: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    await visitors.visit(async (page, devtools) => {
      await page.addInitScript(watchRows, ROW);
      await page.goto(`${sites.portal}/dashboard-transactions?${lastDays(DAYS)}`);
      await page.waitForFunction(() => window.benchRows?.firstRowMs !== undefined);
      await page.waitForLoadState('networkidle');
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
      await untilIdle(page);
      filters.push(...(await typed(page)));
      orders.push(...(await sorted(page)));
    });
  const slowest = (times: readonly number[]) => `${Math.max(...times).toFixed(0)} ms`;
  return [
    atMost('a key in a filter until its rows are in sight', median(filters), MOST_MS, 'ms'),
    told('the slowest of them', slowest(filters)),
    atMost('a press on a head until its order is in sight', median(orders), MOST_MS, 'ms'),
    told('the slowest of them', slowest(orders)),
  ];
}
