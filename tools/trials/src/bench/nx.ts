import { join } from 'node:path';
import { ROOT, runChild } from '@laundry/sandbox/local';
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
