import { timeNx } from './nx.ts';
import { atMost } from './report.ts';
import type { Figure } from './report.ts';

/** The static Storybook, built without Nx's cache. */
export async function storybookTime(): Promise<Figure[]> {
  const seconds = await timeNx(['run', '@laundry/storybook:build-storybook', '--skip-nx-cache']);
  return [atMost('Storybook build, cold', seconds, 60, 's')];
}
