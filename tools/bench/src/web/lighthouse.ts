import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Site } from '@laundry/built-site';
import { findBrowser } from '@laundry/browser';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { atLeast } from '../report.ts';
import type { Figure } from '../report.ts';
import { serveSite } from './serveSite.ts';
import { median } from './statistics.ts';

/** Points of Lighthouse's hundred. */
const POINTS = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

interface Seen {
  /** By category. */
  readonly points: ReadonlyMap<string, number>;
  /** The audits that cost points, by category. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
}

async function look(url: string, port: number): Promise<Seen> {
  // Its own settings: a phone, slow 4G and a slow processor, simulated.
  const result = await lighthouse(url, {
    port,
    onlyCategories: CATEGORIES,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories } = result.lhr;
  const seen = Object.values(categories);
  return {
    points: new Map(seen.map(({ id, score }) => [id, (score ?? 0) * 100])),
    failed: new Map(
      seen.map(({ id, auditRefs }) => [
        id,
        auditRefs
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map((ref) => ref.id),
      ]),
    ),
  };
}

function figuresOf(runs: readonly Seen[]): Figure[] {
  return CATEGORIES.map((category) => {
    const points = median(runs.map((run) => run.points.get(category) ?? 0));
    const failed = [...new Set(runs.flatMap((run) => run.failed.get(category) ?? []))];
    const name = points < POINTS && failed.length > 0 ? `${category} (${failed.join(', ')})` : category;
    return atLeast(name, points, POINTS, 'points');
  });
}

/** What Lighthouse says of pages: the median of its points over the rounds. */
export async function lighthouseFigures(
  site: Site,
  addresses: readonly string[],
  rounds: number,
): Promise<{ address: string; figures: Figure[] }[]> {
  const served = await serveSite(site);
  const { executablePath, args } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const measured = [];
    for (const address of addresses) {
      const runs: Seen[] = [];
      for (let round = 0; round < rounds; round++) runs.push(await look(served.origin + address, port));
      measured.push({ address, figures: figuresOf(runs) });
    }
    return measured;
  } finally {
    await browser.close();
    await served.close();
  }
}
