import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentMib } from './processUsage.ts';
import { runNode } from './programs.ts';
import { atMost } from './report.ts';
import type { Figure } from './report.ts';

const PORT_BASE = '8200';
/** Printed by `npm start` when everything is ready. */
const READY = /admin\.localhost:8200/;

interface Started {
  readonly seconds: number;
  readonly mib: number;
}

async function startOnce(env: Readonly<Record<string, string>>): Promise<Started> {
  const from = performance.now();
  const run = runNode(['tools/sandbox/src/start.ts'], { PORT_BASE, ...env });
  try {
    await run.line(READY);
    const seconds = (performance.now() - from) / 1000;
    return { seconds, mib: await residentMib(run.child.pid ?? 0) };
  } finally {
    await run.stop();
  }
}

/**
 * Times `npm start` until it is ready, without build cache and data and with both, and measures its memory.
 */
export async function startTimes(): Promise<Figure[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'laundry-bench-'));
  const env = { DATA_ROOT: join(scratch, 'data'), NX_CACHE_DIRECTORY: join(scratch, 'cache') };
  try {
    const cold = await startOnce(env);
    const warm = await startOnce(env);
    return [
      atMost('npm start, cold', cold.seconds, 120, 's'),
      atMost('npm start, warm', warm.seconds, 20, 's'),
      atMost('memory of the local run', Math.max(cold.mib, warm.mib), 1536, 'MiB'),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
