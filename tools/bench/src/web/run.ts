import { parseArgs } from 'node:util';
import { findBrowser } from '@laundry/browser';
import type { Site } from '@laundry/built-site';
import { chromium } from 'playwright-core';
import { printFigures, printMissed } from '../report.ts';
import type { Figure } from '../report.ts';
import { compare } from './compare.ts';
import { figuresOf } from './figures.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { LIGHTHOUSE_PAGES, measured, present } from './pages.ts';
import { siteToMeasure } from './siteToMeasure.ts';
import { topUpFigures } from './topUp.ts';

/**
 * `npm run bench:web` measures the usual pages, `npm run bench:web -- /credit` those named, and
 * `npm run bench:web -- lighthouse` asks Lighthouse, `npm run bench:web -- top-up` times the main job. `--rounds N`
 * measures N times.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
});
const ROUNDS = { pages: 7, lighthouse: 3 } as const;

interface Measured {
  readonly address: string;
  readonly figures: Figure[];
}

async function askLighthouse(site: Site, asked: readonly string[]): Promise<Measured[]> {
  const addresses = present(site, asked.length > 0 ? asked : LIGHTHOUSE_PAGES);
  return lighthouseFigures(site, addresses, Number(values.rounds ?? ROUNDS.lighthouse));
}

async function measurePages(site: Site, asked: readonly string[]): Promise<Measured[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const runs = await compare(browser, site, measured(site, asked), Number(values.rounds ?? ROUNDS.pages));
    return runs.map((each) => ({ address: each.address, figures: figuresOf(each) }));
  } finally {
    await browser.close();
  }
}

async function timeTopUp(site: Site): Promise<Measured[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const figures = await topUpFigures(browser, site, Number(values.rounds ?? ROUNDS.pages));
    return [{ address: 'top-up', figures }];
  } finally {
    await browser.close();
  }
}

/** What is measured by other means than pages beside their twins, by its name on the command line. */
const OTHERS: Readonly<Record<string, (site: Site, asked: readonly string[]) => Promise<Measured[]>>> = {
  lighthouse: askLighthouse,
  'top-up': timeTopUp,
};

const site = await siteToMeasure();
const [first, ...others] = positionals;
const results =
  first !== undefined && OTHERS[first]
    ? await OTHERS[first](site, others)
    : [...(await measurePages(site, positionals)), ...(first === undefined ? await timeTopUp(site) : [])];
for (const { address, figures } of results) printFigures(address, figures);
printMissed(results.flatMap(({ figures }) => figures));
