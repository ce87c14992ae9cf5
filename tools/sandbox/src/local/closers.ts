import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the time after which a process of the run is killed, in ms. */
const EACH_WITHIN_MS = 24_000;

/** The functions that stop the parts of a run. */
export function createClosers() {
  const closers: (() => Promise<unknown>)[] = [];
  const add = (close: () => Promise<unknown>): void => void closers.push(close);
  return {
    add,
    /** Closes a part at the end. @returns the part */
    keep: <Part extends { close(): Promise<unknown> }>(part: Part): Part => {
      add(() => part.close());
      return part;
    },
    /** Makes a temporary folder, which is removed at the end. */
    folder: async (name: string): Promise<string> => {
      const folder = await mkdtemp(join(tmpdir(), `laundry-${name}-`));
      add(() => rm(folder, { recursive: true, force: true }));
      return folder;
    },
    /** Runs them in reverse order, each with a time limit, and continues after failures. */
    closeAll: async (): Promise<void> => {
      for (const close of closers.splice(0).toReversed())
        await Promise.race([close().catch(() => undefined), wait(EACH_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
export type Closers = ReturnType<typeof createClosers>;
