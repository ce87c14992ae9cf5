import { timeNx } from './nx.ts';
import { atMost } from './report.ts';
import type { Figure } from './report.ts';

/** `nx affected` when nothing changed since HEAD. */
export async function affectedTime(): Promise<Figure[]> {
  const args = ['affected', '-t', 'lint', 'typecheck', 'test', 'build', '--base=HEAD', '--head=HEAD'];
  const times: number[] = [];
  for (let round = 0; round < 3; round++) times.push(await timeNx(args));
  times.sort((a, b) => a - b);
  return [atMost('nx affected with nothing changed (median of 3)', times[1] ?? Infinity, 5, 's')];
}
