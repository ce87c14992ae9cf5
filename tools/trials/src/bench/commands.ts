import { join } from 'node:path';
import { ROOT, runChild, startChild } from '@laundry/sandbox/local';
import { residentMib } from './processUsage.ts';
import { atMost, median } from './report.ts';
import type { Figure } from './report.ts';
import type { Stage } from './stage.ts';

const NX = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const ENDS_WITHIN_MS = 600_000;

/** Runs Nx once. @returns the seconds it took */
async function timeNx(args: readonly string[], { scratch }: Stage): Promise<number> {
  const from = performance.now();
  await runChild([NX, ...args], {
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    log: join(scratch, 'nx.log'),
    signal: AbortSignal.timeout(ENDS_WITHIN_MS),
  });
  return (performance.now() - from) / 1000;
}

/** `nx affected` when nothing changed since HEAD. */
export async function affected(stage: Stage): Promise<Figure[]> {
  const args = ['affected', '-t', 'lint', 'typecheck', 'test', 'build', '--base=HEAD', '--head=HEAD'];
  const times: number[] = [];
  for (let round = 0; round < 3; round++) times.push(await timeNx(args, stage));
  return [atMost('nx affected with nothing changed (median of 3)', median(times), 5, 's')];
}

/** The static Storybook, built without Nx's cache. */
export async function storybook(stage: Stage): Promise<Figure[]> {
  const seconds = await timeNx(['run', '@laundry/storybook:build-storybook', '--skip-nx-cache'], stage);
  return [atMost('Storybook build, cold', seconds, 60, 's')];
}

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
