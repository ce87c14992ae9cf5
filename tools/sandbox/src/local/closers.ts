import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The functions that stop the parts of a run. */
export interface Closers {
  add(close: () => Promise<unknown>): void;
  /** Closes a part at the end. @returns the part */
  keep<Part extends { close(): Promise<unknown> }>(part: Part): Part;
  /** Makes a temporary folder, which is removed at the end. */
  folder(name: string): Promise<string>;
  /** Runs them in reverse order, each with a time limit, and continues after failures. */
  closeAll(): Promise<void>;
}

/** Longer than the time after which a process of the run is killed, in ms. */
const EACH_WITHIN_MS = 24_000;

export function createClosers(): Closers {
  const closers: (() => Promise<unknown>)[] = [];
  const add: Closers['add'] = (close) => void closers.push(close);
  return {
    add,
    keep: (part) => {
      add(() => part.close());
      return part;
    },
    folder: async (name) => {
      const folder = await mkdtemp(join(tmpdir(), `laundry-${name}-`));
      add(() => rm(folder, { recursive: true, force: true }));
      return folder;
    },
    closeAll: async () => {
      for (const close of closers.splice(0).toReversed())
        await Promise.race([close().catch(() => undefined), wait(EACH_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
