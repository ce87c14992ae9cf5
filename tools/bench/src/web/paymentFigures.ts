import type { Site } from '@laundry/built-site';
import type { Browser } from 'playwright-core';
import { atMost } from '../report.ts';
import type { Figure } from '../report.ts';
import { payOnce } from './payment.ts';
import type { PaymentRun } from './payment.ts';
import { serveSite } from './serveSite.ts';
import { median } from './statistics.ts';
import { withAnswers } from './withAnswers.ts';

const PRESS_MS = 100;
/** The parts of a top-up in which nothing may shift, not even right after an input. */
const STILL = ['typing the card', 'choosing the way to pay', 'leaving fields empty', 'typing the form'];

/** The time from COMPRAR to the call, and the layout shifts of a whole top-up. */
export async function paymentFigures(browser: Browser, site: Site, rounds: number): Promise<Figure[]> {
  const served = await serveSite(await withAnswers(site));
  const runs: PaymentRun[] = [];
  try {
    for (let round = -1; round < rounds; round++) {
      const run = await payOnce(browser, served.origin);
      if (round >= 0) runs.push(run);
    }
  } finally {
    await served.close();
  }
  const worst = (of: (run: PaymentRun) => number) => Math.max(...runs.map(of));
  for (const moved of new Set(runs.flatMap(({ shifts }) => shifts.moved)))
    console.log(`moved while ${moved}`);
  return [
    atMost('COMPRAR until the call', median(runs.map(({ pressMs }) => pressMs)), PRESS_MS, 'ms'),
    atMost(
      'CLS of a whole top-up',
      worst(({ shifts }) => shifts.counted),
      0,
      '',
      4,
    ),
    ...STILL.map((part) =>
      atMost(
        `all that moves while ${part}`,
        worst(({ shifts }) => shifts.all[part] ?? 0),
        0,
        '',
        4,
      ),
    ),
  ];
}
