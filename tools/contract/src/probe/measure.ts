import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a process holds after a garbage collection. */
export interface Measurement {
  readonly heapBytes: number;
  /** Sockets, timers and whatever else keeps it alive (`process.getActiveResourcesInfo`). */
  readonly handles: number;
}

/** Asks the probe of a process. */
export const measurer = (child: ChildProcess) => async (): Promise<Measurement> => {
  const answered = once(child, 'message') as Promise<[Measurement]>;
  child.send('measure');
  const [measurement] = await answered;
  return measurement;
};
