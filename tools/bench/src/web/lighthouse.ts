import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from '@laundry/built-site';
import { findBrowser } from '@laundry/browser';
import { freePort } from '@laundry/sandbox/local';
import { chromium } from 'playwright-core';
import * as v from 'valibot';
import { ROOT } from '../programs.ts';
import { atLeast } from '../report.ts';
import type { Figure } from '../report.ts';
import { serveSite } from './serveSite.ts';
import { median } from './statistics.ts';

/**
 * Downloaded only when needed, because with its dependencies it is 83 packages and 156 MB for one benchmark.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** The required score, of 100. */
const POINTS = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const Score = v.nullable(v.number());
/** The part of Lighthouse's JSON report that is used here. */
const Report = v.object({
  audits: v.record(v.string(), v.object({ score: Score })),
  categories: v.record(
    v.string(),
    v.object({
      id: v.string(),
      score: Score,
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
});

interface Seen {
  /** Scores by category. */
  readonly points: ReadonlyMap<string, number>;
  /** The audits that cost points, by category. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
}

async function look(url: string, port: number): Promise<Seen> {
  // Lighthouse's defaults: a phone on simulated slow 4G with a slow processor.
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      ...[`--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`],
    ],
    { cwd: ROOT, maxBuffer: MAX_REPORT_BYTES },
  );
  const { audits, categories } = v.parse(Report, JSON.parse(stdout));
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

/** Lighthouse's scores of pages: the median over the rounds. */
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
