import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../process/logging.ts';
import type { Dependencies } from '../services/dependencies.ts';

export interface Job {
  /** Its name in metrics and logs. */
  readonly name: string;
  /** The pause between the end of a run and the start of the next; 0: it never runs. */
  readonly everyMs: number;
  /** One run; false if none was due. It has to end soon after the instance's close aborts `stopping`. */
  readonly run: (dependencies: Dependencies, stopping: AbortSignal) => Promise<unknown>;
}

/** Runs each job in its own loop, so that none delays another. A failed job is logged and runs again. */
export function createScheduler(jobs: readonly Job[], dependencies: Dependencies) {
  const { metrics, log } = dependencies;
  const stopping = new AbortController();
  const { signal } = stopping;
  let loops: Promise<void>[] = [];

  async function run({ name, run: runOnce }: Job): Promise<void> {
    try {
      const done = await runOnce(dependencies, signal);
      metrics.jobRuns.inc({ name, outcome: 'done' });
      if (done !== false) metrics.jobSuccess.setToCurrentTime({ name });
    } catch (error) {
      metrics.jobRuns.inc({ name, outcome: 'failed' });
      log.error({ job: name, err: error }, 'job failed');
    }
  }

  async function repeat(job: Job): Promise<void> {
    // So that a job that never succeeds is noticed too.
    metrics.jobSuccess.setToCurrentTime({ name: job.name });
    while (await wait(job.everyMs, true, { signal }).catch(() => false)) await run(job);
  }

  return {
    /** Starts all jobs. Each runs for the first time after its pause. */
    start: (): void => {
      loops = jobs.filter(({ everyMs }) => everyMs > 0).map(repeat);
    },
    /** Stops all jobs; resolves when the current runs have ended. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** Work that goes on after its request was answered. Nothing may depend on its end: the process can die. */
export function createBackground(log: Log) {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;

  function start(work: () => Promise<unknown>): void {
    const done = work()
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .then(() => void running.delete(done));
    running.add(done);
  }

  /** Resolves when all started work has ended. Does not wait for work that `startAfter` delays. */
  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    start,
    idle,
    /** Starts work after a pause, unless the process has stopped by then. */
    startAfter: (pauseMs: number, work: () => Promise<unknown>): void => {
      const stopped = () => undefined;
      void wait(pauseMs, undefined, { signal }).then(() => start(work), stopped);
    },
    /** Drops delayed work. Resolves when all started work has ended. */
    stop: (): Promise<void> => {
      stopping.abort();
      return idle();
    },
  };
}

export type Background = ReturnType<typeof createBackground>;
