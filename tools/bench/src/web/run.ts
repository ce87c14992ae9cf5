import { parseArgs } from 'node:util';
import { findBrowser } from '@laundry/browser';
import { PUBLIC_SITE, loadSite } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { printFigures, printMissed } from '../report.ts';
import type { Figure } from '../report.ts';
import { besidePeers } from './besidePeers.ts';
import { compare } from './compare.ts';
import { figuresOf } from './figures.ts';
import { formFigures } from './forms.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { CONTENT_PAGES, LIGHTHOUSE_PAGES, pagesToMeasure, existingPages } from './pages.ts';
import { paymentFigures } from './paymentFigures.ts';
import { loadPeers } from './peers.ts';
import { topUpFigures } from './topUp.ts';
import { timeNx } from '../nx.ts';

/**
 * `npm run bench:web` measures all but Lighthouse's points; `-- pages`, `top-up`, `forms`, `peers` or
 * `lighthouse` one of them, `-- /credit` the pages named. `--peers FOLDER`: built sites that content pages
 * are measured beside. `--rounds N` measures N times.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, peers: { type: 'string' } },
});
const ROUNDS = { pages: 7, lighthouse: 3 } as const;
const rounds = Number(values.rounds ?? ROUNDS.pages);

interface Measured {
  readonly address: string;
  readonly figures: Figure[];
}

async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(await findBrowser());
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function runLighthouse(site: Site, requested: readonly string[]): Promise<Measured[]> {
  const addresses = existingPages(site, requested.length > 0 ? requested : LIGHTHOUSE_PAGES);
  return lighthouseFigures(site, addresses, Number(values.rounds ?? ROUNDS.lighthouse));
}

/** Builds the public site and reads it into memory, so that a later build does not affect the measurement. */
async function siteToMeasure(): Promise<Site> {
  await timeNx(['run', '@laundry/public-site:build']);
  return loadSite(PUBLIC_SITE);
}

const measurePages = (site: Site, requested: readonly string[]): Promise<Measured[]> =>
  inBrowser(async (browser) => {
    const runs = await compare(browser, site, pagesToMeasure(site, requested), rounds);
    return runs.map((each) => ({ address: each.address, figures: figuresOf(each) }));
  });

const timeTopUp = (site: Site): Promise<Measured[]> =>
  inBrowser(async (browser) => [
    {
      address: 'top-up',
      figures: [
        ...(await topUpFigures(browser, site, rounds)),
        ...(await paymentFigures(browser, site, rounds)),
      ],
    },
  ]);

const timeForms = (site: Site): Promise<Measured[]> =>
  inBrowser(async (browser) => [{ address: 'forms', figures: await formFigures(browser, site, rounds) }]);

async function comparePeers(site: Site, requested: readonly string[]): Promise<Measured[]> {
  if (values.peers === undefined) {
    console.log('No peers: --peers FOLDER names built sites to measure content pages beside.');
    return [];
  }
  const peers = await loadPeers(values.peers);
  const addresses = existingPages(site, requested.length > 0 ? requested : CONTENT_PAGES);
  return inBrowser((browser) => besidePeers(browser, site, peers, addresses, rounds));
}

/** The measurements by their names on the command line; without a name all but Lighthouse run. */
const KINDS: Readonly<Record<string, (site: Site, requested: readonly string[]) => Promise<Measured[]>>> = {
  pages: measurePages,
  'top-up': timeTopUp,
  forms: timeForms,
  peers: comparePeers,
  lighthouse: runLighthouse,
};

const site = await siteToMeasure();
const [first, ...others] = positionals;
const kind = first === undefined ? undefined : KINDS[first];
const results: Measured[] = [];
if (kind) results.push(...(await kind(site, others)));
else if (first !== undefined) results.push(...(await measurePages(site, positionals)));
else
  for (const each of [measurePages, timeTopUp, timeForms, comparePeers])
    results.push(...(await each(site, [])));
for (const { address, figures } of results) printFigures(address, figures);
printMissed(results.flatMap(({ figures }) => figures));
