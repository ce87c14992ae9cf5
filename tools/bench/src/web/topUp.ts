import { KB, siteFile } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import type { Browser } from 'playwright-core';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { BARE_TOP_UP } from './bareTopUp.ts';
import { serveSite } from './serveSite.ts';
import { median, medianRatio } from './statistics.ts';
import { topUpRun } from './topUpRun.ts';
import type { TopUpRun, WayIn } from './topUpRun.ts';
import { withAnswers } from './withAnswers.ts';

/** The longest time until the payment methods show, as a ratio to the hand-written page. */
const RATIOS: Readonly<Record<WayIn, number>> = { sticker: 2, typed: 1.2, 'second visit': 1.3 };
const SCRIPT_KB = 130;
const FILES = 12;

function figuresOf(wayIn: WayIn, ours: readonly TopUpRun[], bare: readonly TopUpRun[]): Figure[] {
  const times = (runs: readonly TopUpRun[]) => runs.map(({ methodsMs: waysMs }) => waysMs);
  return [
    withoutTarget(
      `ways to pay, ${wayIn}`,
      `${median(times(ours)).toFixed(0)} ms / ${median(times(bare)).toFixed(0)} ms`,
    ),
    atMost(
      `ways to pay, ${wayIn}, ratio to the bare page`,
      medianRatio(times(ours), times(bare)),
      RATIOS[wayIn],
      '×',
      2,
    ),
    atMost(`script until then, ${wayIn}`, median(ours.map(({ script }) => script)) / KB, SCRIPT_KB, 'kB'),
    atMost(`script files until then, ${wayIn}`, median(ours.map(({ files }) => files)), FILES, ''),
  ];
}

/**
 * The time from opening /credit to the payment methods on a slow phone, compared alternately with a page
 * written by hand.
 */
export async function topUpFigures(browser: Browser, site: Site, rounds: number): Promise<Figure[]> {
  const ours = await serveSite(await withAnswers(site));
  const bare = await serveSite(
    await withAnswers(
      new Map([['/credit/index.html', await siteFile('index.html', Buffer.from(BARE_TOP_UP))]]),
    ),
  );
  const figures: Figure[] = [];
  try {
    for (const wayIn of ['sticker', 'typed', 'second visit'] as const) {
      const runs: { ours: TopUpRun[]; bare: TopUpRun[] } = { ours: [], bare: [] };
      for (let round = -1; round < rounds; round++) {
        const own = await topUpRun(browser, ours.origin, wayIn, true);
        // The bare page stores nothing, so its second visit equals its first.
        const by = await topUpRun(browser, bare.origin, wayIn === 'typed' ? 'typed' : 'sticker', false);
        if (round < 0) continue;
        runs.ours.push(own);
        runs.bare.push(by);
      }
      figures.push(...figuresOf(wayIn, runs.ours, runs.bare));
    }
  } finally {
    await Promise.all([ours.close(), bare.close()]);
  }
  return figures;
}
