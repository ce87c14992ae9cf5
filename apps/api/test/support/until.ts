import { setTimeout as wait } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;

/** Resolves as soon as a condition holds. Only the test's own time limit ends the waiting. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(LOOK_AGAIN_MS);
}
