import type { Log } from '../process/logging.ts';

/** Work that goes on after its request was answered. Nothing may depend on its end: the process can die. */
export function createBackground(log: Log) {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  function start(work: () => Promise<unknown>): void {
    const done = work()
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .then(() => void running.delete(done));
    running.add(done);
  }

  /** Resolves when all that was started has ended; what waits for its time has not. */
  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    start,
    idle,
    /** Starts work after a pause, if the process lives so long. */
    startAfter: (pauseMs: number, work: () => Promise<unknown>): void => {
      if (isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        start(work);
      }, pauseMs);
      timers.add(timer);
    },
    /** Starts nothing more that waits for its time; resolves when all that was started has ended. */
    stop: (): Promise<void> => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      return idle();
    },
  };
}

export type Background = ReturnType<typeof createBackground>;
