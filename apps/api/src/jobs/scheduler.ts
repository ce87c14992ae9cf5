import type { Log } from '../process/logging.ts';
import type { Dependencies } from '../services/dependencies.ts';

export interface Job {
  /** Its name in metrics and logs. */
  readonly name: string;
  /** The pause between the end of a run and the start of the next; 0: it never runs. */
  readonly everyMs: number;
  /** One run. It has to end soon after `stopping` is aborted, when the instance closes. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

/** Runs each job in its own loop, so that none delays another. A failed job is logged and runs again. */
export function createScheduler(jobs: readonly Job[], { metrics, clock }: Dependencies, log: Log) {
  const stopping = new AbortController();
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Map<Job, Promise<void>>();

  async function run(job: Job): Promise<void> {
    const { name } = job;
    try {
      await job.run(stopping.signal);
      metrics.jobRuns.inc({ job: name, outcome: 'done' });
      metrics.jobSuccess.set({ job: name }, clock().getTime() / 1000);
    } catch (error) {
      metrics.jobRuns.inc({ job: name, outcome: 'failed' });
      log.error({ job: name, err: error }, 'job failed');
    }
    if (!stopping.signal.aborted) schedule(job);
  }

  function schedule(job: Job): void {
    timers.set(
      job,
      setTimeout(() => running.set(job, run(job)), job.everyMs),
    );
  }

  return {
    /** Starts all jobs. Each runs for the first time after its pause. */
    start: (): void => {
      for (const job of jobs) if (job.everyMs > 0) schedule(job);
    },
    /** Stops all jobs; resolves when the current runs have ended. */
    stop: async (): Promise<void> => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

export type Scheduler = ReturnType<typeof createScheduler>;

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
