import { dataTable, transactionsReport } from '@laundry/strings';
import type { Page } from 'playwright-core';
import { lastDays } from '../data.ts';
import { atMost, byTurns, compared, median } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';
import { openWithRows, signedIn, untilOtherRows } from './visits.ts';

/** About 10 000 transactions of the busy building. */
const DAYS = 40;
const SLOWER = 4;
/** A letter must be painted within this time, in ms. */
const LETTER_MS = 50;
/** The longest time until a filter's or a sorting's rows are visible, as a multiple of the bare grid's. */
const MAX = 1.2;

const { columns } = transactionsReport;
/** A column, and the keys of a text that leaves fewer rows with each letter. */
const TYPED = [
  { head: columns.card, keys: ['1', '7'] },
  { head: columns.customer, keys: ['2', '3'] },
  { head: columns.amount, keys: ['4', '0', '2'] },
] as const;

/** Waits until the page is idle, or for as long as a person would. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1000 })));

async function typed(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const { head, keys } of TYPED) {
    await page.getByLabel(dataTable.filterBy(head), { exact: true }).focus();
    for (const key of [...keys, ...keys.map(() => 'Backspace')]) {
      await untilIdle(page);
      times.push(await untilOtherRows(page, 'keydown', () => page.keyboard.press(key)));
    }
  }
  return times;
}

async function sorted(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const { head } of TYPED) {
    const label = page.getByRole('columnheader', { name: head }).getByText(head, { exact: true });
    // The position is read beforehand: a click by name would make the page search for it while it is timed.
    const { x = 0, y = 0 } = (await label.boundingBox()) ?? {};
    for (const _ of ['asc', 'desc']) {
      await untilIdle(page);
      times.push(await untilOtherRows(page, 'click', () => page.mouse.click(x + 5, y + 5)));
    }
  }
  return times;
}

/** Filters and sorts about 10 000 transactions in the page, on a processor slowed down four times. */
export async function keystrokes(stage: Stage): Promise<Figure[]> {
  const { sites, visit } = await signedIn(stage);
  const measure = (address: string) => () =>
    visit(async (page, slowDown) => {
      await openWithRows(page, address);
      await slowDown(SLOWER);
      const filters = await typed(page);
      const letters = await page.evaluate(() => window.benchLetters);
      return { letters: median(letters), filters: median(filters), orders: median(await sorted(page)) };
    });
  const runs = await byTurns(
    stage.options.rounds,
    1,
    measure(`${sites.portal}/dashboard-transactions?${lastDays(DAYS)}`),
    measure(`${sites.bare}/?${lastDays(DAYS)}#transactions`),
  );
  return [
    atMost(
      'a key in a filter until its letter is painted',
      median(runs.ones.map((run) => run.letters)),
      LETTER_MS,
      'ms',
    ),
    ...compared(
      'a key in a filter until its rows are in sight : the bare grid',
      runs,
      (run) => run.filters,
      MAX,
    ),
    ...compared(
      'a press on a head until its order is in sight : the bare grid',
      runs,
      (run) => run.orders,
      MAX,
    ),
  ];
}
