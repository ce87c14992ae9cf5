import type { Dependencies } from './services/dependencies.ts';
import type { Log } from './logging.ts';

/** Something that is done again and again for as long as the instance serves. */
export interface Job {
  /** As it is counted and logged. */
  readonly name: string;
  /** The pause between the end of a run and the next; 0: it never runs. */
  readonly everyMs: number;
  /** One run; `stopping` is aborted when the instance closes, and the run is then to end soon. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

/**
 * Runs each job in a loop of its own, so that none waits for another one. A failure is logged, and the job
 * runs again at its next time.
 */
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
    /** Runs every job from now on, for the first time after its pause. */
    start: (): void => {
      for (const job of jobs) if (job.everyMs > 0) schedule(job);
    },
    /** No further run; resolves when those under way have ended. */
    stop: async (): Promise<void> => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

export type Scheduler = ReturnType<typeof createScheduler>;
