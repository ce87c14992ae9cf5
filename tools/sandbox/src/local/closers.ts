import { setTimeout as wait } from 'node:timers/promises';

/** What ends the parts of a run. */
export interface Closers {
  add(close: () => Promise<void>): void;
  /** The latest first, each given a while and none kept from closing by another one's failure. */
  closeAll(): Promise<void>;
}

/** Longer than a process of the run is given before it is killed, in ms. */
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
