import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { KB, fileOfPage } from '@laundry/built-site';
import type { Site } from '@laundry/built-site';
import type { Browser } from 'playwright-core';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { loadPage } from './loadPage.ts';
import type { Load } from './loadPage.ts';
import type { Peer } from './peers.ts';
import { serveSite } from './serveSite.ts';
import { median, medianRatio } from './statistics.ts';

/** The limits of a content page, as multiples of the first peer, a page written by hand. */
const LIMITS = { lcp: 1.08, blocking: 2, elements: 500, onTheFlyKb: 16 } as const;
/** Below this blocking time its ratio means nothing. */
const BLOCKING_COUNTS_MS = 20;
/** The levels at which hosts usually compress each answer. */
const ON_THE_FLY = { brotli: 4, gzip: 6 } as const;

/** A page that is loaded in every round: its name in the report, and where it is served. */
interface Target {
  readonly name: string;
  readonly url: string;
  readonly loads: Load[];
}

const STYLE_SHEET = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="(\/[^"]+)"/g;

/**
 * The size of a page and its style sheets from a host that compresses each answer: the larger of two usual
 * ways.
 */
export function onTheFly(site: Site, path: string): number {
  const page = site.get(fileOfPage(path))?.body ?? Buffer.alloc(0);
  const sheets = [...page.toString().matchAll(STYLE_SHEET)].map(
    ([, address = '']) => site.get(address)?.body,
  );
  const bodies = [page, ...sheets.filter((body) => body !== undefined)];
  const sum = (compress: (body: Buffer) => Buffer) =>
    bodies.reduce((total, body) => total + compress(body).length, 0);
  return Math.max(
    sum((body) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: ON_THE_FLY.brotli } }),
    ),
    sum((body) => gzipSync(body, { level: ON_THE_FLY.gzip })),
  );
}

function timesBeside(name: string, of: (load: Load) => number, own: Target, peers: readonly Target[]) {
  const times = ({ loads }: Target) => loads.map(of);
  return withoutTarget(
    `${name}, beside ${peers.map((peer) => peer.name).join(', ')}`,
    [own, ...peers].map((target) => median(times(target)).toFixed(0)).join(' / '),
  );
}

function figuresOf(site: Site, path: string, own: Target, peers: readonly Target[]): Figure[] {
  const [byHand] = peers;
  if (byHand === undefined) return [];
  const times = (target: Target, of: (load: Load) => number) => target.loads.map(of);
  const ratio = (name: string, of: (load: Load) => number, limit: number): Figure =>
    atMost(`${name}, ratio to ${byHand.name}`, medianRatio(times(own, of), times(byHand, of)), limit, '×', 2);
  const blocking = ({ blockingMs }: Load) => blockingMs;
  const lcp = ({ lcpMs }: Load) => lcpMs;
  const judged = median(times(byHand, blocking)) >= BLOCKING_COUNTS_MS;
  return [
    timesBeside('first paint, ms', ({ fcpMs }) => fcpMs, own, peers),
    timesBeside('LCP, ms', lcp, own, peers),
    ratio('LCP', lcp, LIMITS.lcp),
    timesBeside('blocking, ms', blocking, own, peers),
    ...(judged ? [ratio('blocking', blocking, LIMITS.blocking)] : []),
    timesBeside('elements', ({ elements }) => elements, own, peers),
    atMost(
      'elements of the document',
      median(times(own, ({ elements }) => elements)),
      LIMITS.elements,
      '',
      0,
    ),
    atMost('HTML and CSS, compressed on the fly', onTheFly(site, path) / KB, LIMITS.onTheFlyKb, 'kB'),
  ];
}

/** Compares content pages with other sites, alternately, after one round that warms up. */
export async function besidePeers(
  browser: Browser,
  site: Site,
  others: readonly Peer[],
  addresses: readonly string[],
  rounds: number,
): Promise<{ address: string; figures: Figure[] }[]> {
  const own = await serveSite(site);
  const served = await Promise.all(
    others.map(async ({ name, site: each }) => ({ name, served: await serveSite(each) })),
  );
  const peers = served.map(({ name, served: { origin } }): Target => ({
    name,
    url: `${origin}/`,
    loads: [],
  }));
  const pages = addresses.map((address): Target => ({ name: address, url: own.origin + address, loads: [] }));
  try {
    for (let round = -1; round < rounds; round++) {
      console.log(round < 0 ? 'warm-up' : `round ${round + 1} of ${rounds}`);
      for (const { url, loads } of [...peers, ...pages]) {
        const load = await loadPage(browser, url);
        if (round >= 0) loads.push(load);
      }
    }
  } finally {
    await Promise.all([own.close(), ...served.map((each) => each.served.close())]);
  }
  return pages.map((page) => ({ address: page.name, figures: figuresOf(site, page.name, page, peers) }));
}
