import autocannon from 'autocannon';

export const CONNECTIONS = 12;

/** What a server did under load. */
export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Asks as fast as it is answered. @throws Error where anything but success was answered */
export async function loadOf(options: autocannon.Options): Promise<Load> {
  const result = await autocannon({ connections: CONNECTIONS, ...options });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${options.url}: ${failed} of ${result.requests.total} failed`);
  return { perSecond: result.requests.total / result.duration, p99Ms: result.latency.p99 };
}

/** Loads two by turns, so that what slows the machine for a while slows both. The first round warms them up. */
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
