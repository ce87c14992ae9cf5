import type { FullConfig } from '@playwright/test';
import { makeBrand } from './brand.ts';
import { runStack } from './runStack.ts';
import type { RunningStack } from './runStack.ts';
import { isStarted, stacksOf } from './stacks.ts';

/**
 * Starts the local runs of all workers one after the other, as each builds the sites; returns what ends them.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (isStarted) return () => Promise.resolve();
  await makeBrand();
  const running: RunningStack[] = [];
  const stopAll = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
  };
  try {
    for (const stack of stacksOf(workers)) running.push(await runStack(stack));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
