import { Counter } from 'prom-client';
import type { Gauge, Registry } from 'prom-client';
import { withTimeout } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Log } from './logging.ts';

/** A scrape waits no longer for a read: what is known without the database is wanted most when it is away. */
const LIMIT_MS = 5000;
/** A read is made again after so many times what it took, so that scrapes never keep the database busy. */
const PAUSE_FACTOR = 20;

/** Without a value: `reset` alone says 0 of a gauge without labels. */
function empty(gauges: readonly Gauge[]): void {
  for (const gauge of gauges) {
    gauge.reset();
    gauge.remove({});
  }
}

/** Gauges that are read, from the database for one, when they are asked for. */
export function scrapeReads(register: Registry, clock: Clock, log: Log) {
  const failures = new Counter({
    name: 'metrics_read_failures_total',
    help: 'Reads for a scrape that failed or took too long: their metrics are missing in it',
    labelNames: ['read'],
    registers: [register],
  });
  const reads: (() => Promise<void>)[] = [];

  return {
    /**
     * @param name the read, as its failures are counted
     * @param gauges what it fills; they have no value where it fails
     * @param read gives the function that fills them
     */
    add: (name: string, gauges: readonly Gauge[], read: () => Promise<() => void>): void => {
      let underWay: Promise<void> | undefined;
      let pauseUntil = 0;

      async function fill(): Promise<void> {
        const start = performance.now();
        const set = await read();
        empty(gauges);
        set();
        const took = performance.now() - start;
        pauseUntil = clock().getTime() + PAUSE_FACTOR * took;
      }

      reads.push(async () => {
        if (!underWay && clock().getTime() < pauseUntil) return;
        underWay ??= fill().finally(() => (underWay = undefined));
        try {
          await withTimeout(LIMIT_MS, underWay, () => new Error('too late'));
        } catch (error) {
          failures.inc({ read: name });
          log.warn({ read: name, err: error }, 'metrics read failed');
          empty(gauges);
        }
      });
    },
    /** Makes every read that is due. */
    run: async (): Promise<void> => {
      await Promise.all(reads.map((read) => read()));
    },
  };
}
