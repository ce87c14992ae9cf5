import { makeBrand } from './brand.ts';
import { runStack } from './runStack.ts';
import type { RunningStack } from './runStack.ts';
import { isGiven, stacks } from './stacks.ts';

/** Runs that somebody started already are taken as they are: for writing journeys. */
const REUSE = process.env['E2E_REUSE'] === '1';

/** Starts the local runs one after the other, as both build the sites; returns what ends them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (REUSE || isGiven) return () => Promise.resolve();
  await makeBrand();
  const running: RunningStack[] = [];
  const stopAll = async () => {
    await Promise.all(running.map(({ stop }) => stop()));
  };
  try {
    for (const stack of Object.values(stacks)) running.push(await runStack(stack));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
