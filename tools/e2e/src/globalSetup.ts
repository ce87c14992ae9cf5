import { runStack } from './runStack.ts';
import type { RunningStack } from './runStack.ts';
import { stacks } from './stacks.ts';

/** Starts the local runs one after the other, as both build the sites; returns what ends them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
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
