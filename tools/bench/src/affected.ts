import { finish, runNode } from './programs.ts';
import { atMost } from './report.ts';
import type { Figure } from './report.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';

/** `nx affected` when nothing changed since HEAD. */
export async function affectedTime(): Promise<Figure[]> {
  const args = ['affected', '-t', 'lint', 'typecheck', 'test', 'build', '--base=HEAD', '--head=HEAD'];
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    const from = performance.now();
    await finish(runNode([NX, ...args]));
    times.push((performance.now() - from) / 1000);
  }
  times.sort((a, b) => a - b);
  return [atMost('nx affected with nothing changed (median of 3)', times[1] ?? Infinity, 5, 's')];
}
