import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '@laundry/sandbox/browser';
import { ROOT, freePort } from '@laundry/sandbox/local';
import { chromium } from 'playwright-core';
import * as v from 'valibot';
import { atLeast, median } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';

/** Downloaded when needed: with its dependencies it is 83 packages and 156 MB for one benchmark. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PAGES = ['/', '/services', '/products/washer', '/tools/faq', '/credit'];
/** The required score, of 100. */
const POINTS = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** The part of Lighthouse's JSON report that is used here. */
const Report = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
});

/** Scores a page by Lighthouse's defaults: a phone on simulated slow 4G with a slow processor. */
async function scorePage(url: string, port: number) {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--output=json', '--quiet'],
      ...[`--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`],
    ],
    { cwd: ROOT, maxBuffer: MAX_REPORT_BYTES },
  );
  return v.parse(Report, JSON.parse(stdout)).categories;
}

/** Lighthouse's scores of pages: the median over the rounds, at most three. */
export async function lighthouse(stage: Stage): Promise<Figure[]> {
  const { site } = await stage.sites();
  const { executablePath, args } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const figures: Figure[] = [];
  try {
    for (const page of PAGES) {
      const seen = [];
      for (let round = 0; round < Math.min(stage.options.rounds, 3); round++)
        seen.push(await scorePage(site + page, port));
      for (const category of CATEGORIES) {
        const points = median(seen.map((scores) => (scores[category]?.score ?? 0) * 100));
        figures.push(atLeast(`${page}, ${category}`, points, POINTS, 'points'));
      }
    }
  } finally {
    await browser.close();
  }
  return figures;
}
