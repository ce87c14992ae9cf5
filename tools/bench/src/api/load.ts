import autocannon from 'autocannon';
import { median } from '../web/statistics.ts';
import { processorMs } from '../processUsage.ts';
import type { Server } from './stage.ts';

export const CONNECTIONS = 12;

/** How a server performed under load. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server's own process per request, in ms. */
  readonly processorMs: number;
}

/** Sends requests as fast as the server answers them. @throws Error where any answer is not a success */
export async function measureLoad(
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
 * Loads two servers alternately, so that a slow moment of the machine affects both. The first round warms up.
 */
export async function measureAlternately(
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

/** The medians of one figure of both servers, as text. */
export const mediansText = (ones: readonly number[], others: readonly number[], digits: number): string =>
  `${median(ones).toFixed(digits)} : ${median(others).toFixed(digits)}`;
