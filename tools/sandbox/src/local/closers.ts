import { setTimeout as wait } from 'node:timers/promises';

/** The functions that stop the parts of a run. */
export interface Closers {
  add(close: () => Promise<void>): void;
  /** Runs them in reverse order, each with a time limit, and continues after failures. */
  closeAll(): Promise<void>;
}

/** Longer than the time after which a process of the run is killed, in ms. */
const EACH_WITHIN_MS = 12_000;

export function createClosers(): Closers {
  const closers: (() => Promise<void>)[] = [];
  return {
    add: (close) => {
      closers.push(close);
    },
    closeAll: async () => {
      for (const close of closers.splice(0).toReversed())
        await Promise.race([close().catch(() => undefined), wait(EACH_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
