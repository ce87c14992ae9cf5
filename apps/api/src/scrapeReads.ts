import { Counter } from 'prom-client';
import type { Gauge, Registry } from 'prom-client';
import { withTimeout } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Log } from './logging.ts';

/**
 * A scrape waits no longer for a read, because the other metrics matter most while the database is
 * unavailable.
 */
const LIMIT_MS = 5000;
/**
 * A read is repeated only after this multiple of its duration, so that scrapes never keep the database busy.
 */
const PAUSE_FACTOR = 20;

/** Removes the values. `reset` alone sets a gauge without labels to 0. */
function clear(gauges: readonly Gauge[]): void {
  for (const gauge of gauges) {
    gauge.reset();
    gauge.remove({});
  }
}

/** Gauges whose values are read at each scrape, for example from the database. */
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
     * @param name the name of the read in the metric of failures
     * @param gauges the gauges that it sets, which have no value where it fails
     * @param read returns a function that sets them
     */
    add: (name: string, gauges: readonly Gauge[], read: () => Promise<() => void>): void => {
      let underWay: Promise<void> | undefined;
      let pauseUntil = 0;

      async function fill(): Promise<void> {
        const start = performance.now();
        const set = await read();
        clear(gauges);
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
          clear(gauges);
        }
      });
    },
    /** Runs every read that is due. */
    run: async (): Promise<void> => {
      await Promise.all(reads.map((read) => read()));
    },
  };
}
