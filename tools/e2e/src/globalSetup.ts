import type { FullConfig } from '@playwright/test';
import { makeBrand } from './brand.ts';
import { runStack } from './runStack.ts';
import { isStarted, stackOf } from './stacks.ts';

/** Starts each worker's local run at once; only builds wait for each other. @returns what ends them */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (isStarted) return () => Promise.resolve();
  await makeBrand();
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, (_, index) => runStack(stackOf('standard', index))),
  );
  const stopAll = async () => {
    const running = starts.filter((start) => start.status === 'fulfilled');
    await Promise.all(running.map(({ value }) => value.stop()));
  };
  for (const start of starts)
    if (start.status === 'rejected') {
      await stopAll();
      throw start.reason;
    }
  return stopAll;
}
