import { finish, runNode } from './programs.ts';
import { atMost } from './report.ts';
import type { Figure } from './report.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';

/** Runs Nx once, with the given settings over the current environment. @returns the seconds it took */
export async function timeNx(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const from = performance.now();
  await finish(runNode([NX, ...args], env));
  return (performance.now() - from) / 1000;
}

/** `nx affected` when nothing changed since HEAD. */
export async function affectedTime(): Promise<Figure[]> {
  const args = ['affected', '-t', 'lint', 'typecheck', 'test', 'build', '--base=HEAD', '--head=HEAD'];
  const times: number[] = [];
  for (let round = 0; round < 3; round++) times.push(await timeNx(args));
  times.sort((a, b) => a - b);
  return [atMost('nx affected with nothing changed (median of 3)', times[1] ?? Infinity, 5, 's')];
}

/** The static Storybook, built without Nx's cache. */
export async function storybookTime(): Promise<Figure[]> {
  const seconds = await timeNx(['run', '@laundry/storybook:build-storybook', '--skip-nx-cache']);
  return [atMost('Storybook build, cold', seconds, 60, 's')];
}
