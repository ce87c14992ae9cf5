import autocannon from 'autocannon';
import { median } from '../web/statistics.ts';
import { processorMs } from '../processUsage.ts';
import type { Server } from './stage.ts';

export const CONNECTIONS = 12;

/** What a server did under load. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** How long a request keeps a core busy in the server's own process, in ms. */
  readonly processorMs: number;
}

/** Asks a server as fast as it answers. @throws Error where anything but success was answered */
export async function loadOf(
  { origin, pid }: Server,
  { path = '', ...options }: Omit<autocannon.Options, 'url'> & { readonly path?: string },
): Promise<Load> {
  const url = origin + path;
  const before = await processorMs(pid);
  const result = await autocannon({ url, connections: CONNECTIONS, ...options });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${url}: ${failed} of ${result.requests.total} failed`);
  return {
    perSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    processorMs: ((await processorMs(pid)) - before) / result.requests.total,
  };
}

/**
 * Loads two by turns, so that what slows the machine for a while slows both. The first round warms them up.
 */
export async function byTurns(
  rounds: number,
  one: () => Promise<Load>,
  other: () => Promise<Load>,
): Promise<{ readonly ones: readonly Load[]; readonly others: readonly Load[] }> {
  const ones: Load[] = [];
  const others: Load[] = [];
  await one();
  await other();
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await one());
    others.push(await other());
  }
  return { ones, others };
}

/** The median of a figure of two that were loaded by turns, side by side. */
export const sideBySide = (ones: readonly number[], others: readonly number[], digits: number): string =>
  `${median(ones).toFixed(digits)} : ${median(others).toFixed(digits)}`;
