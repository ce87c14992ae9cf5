import { join } from 'node:path';
import { startChild } from '@laundry/sandbox/local';
import { residentMib } from './processUsage.ts';
import { atMost } from './report.ts';
import type { Figure } from './report.ts';
import type { Stage } from './stage.ts';

const PORT_BASE = '8200';

async function startOnce(env: NodeJS.ProcessEnv, log: string) {
  const from = performance.now();
  const ready = Promise.withResolvers<true>();
  const run = await startChild(['tools/sandbox/src/start.ts'], {
    env: { ...process.env, PORT_BASE, ...env },
    log,
    // Printed when everything is ready.
    onLine: (line) => line.includes(`admin.localhost:${PORT_BASE}`) && ready.resolve(true),
  });
  try {
    await Promise.race([ready.promise, run.untilDead()]);
    return { seconds: (performance.now() - from) / 1000, mib: await residentMib(run.pid) };
  } finally {
    await run.stop();
  }
}

/** Times `npm start` until ready, without and with build cache and data, and measures its memory. */
export async function start({ scratch }: Stage): Promise<Figure[]> {
  const env = { DATA_ROOT: join(scratch, 'data'), NX_CACHE_DIRECTORY: join(scratch, 'cache') };
  const log = join(scratch, 'start.log');
  const cold = await startOnce(env, log);
  const warm = await startOnce(env, log);
  return [
    atMost('npm start, cold', cold.seconds, 120, 's'),
    atMost('npm start, warm', warm.seconds, 20, 's'),
    atMost('memory of the local run', Math.max(cold.mib, warm.mib), 1536, 'MiB', 0),
  ];
}
