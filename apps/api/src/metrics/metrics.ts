import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { withTimeout } from '../shared/clock.ts';
import type { Clock } from '../shared/clock.ts';
import type { Log } from '../process/logging.ts';

/** A scrape waits no longer: the other metrics matter most while the database is unavailable. */
const LIMIT_MS = 5000;
/** A read is repeated only after this multiple of its duration, to keep the database free. */
const PAUSE_FACTOR = 20;

/** Removes the values. `reset` alone sets a gauge without labels to 0. */
function clear(gauges: readonly Gauge[]): void {
  for (const gauge of gauges) {
    gauge.reset();
    gauge.remove({});
  }
}

/** Gauges whose values are read at each scrape, for example from the database. */
function scrapeReads(register: Registry, clock: Clock, log: Log) {
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
    run: async (): Promise<void> => {
      await Promise.all(reads.map((read) => read()));
    },
  };
}

/** Seconds; the last one is the time limit of creating a payment (D33). */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * The metrics of one instance; operators read what each is in its `help`. Labels have few values that are
 * known in advance: a route's pattern and not a URL, a channel and not a payment.
 */
export function createMetrics(clock: Clock, log: Log) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const reads = scrapeReads(register, clock, log);
  return {
    /** The registry for further metrics of this instance: `registers: [metrics.register]`. */
    register,
    httpRequests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Answered requests by route and class of status',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATIONS,
      registers,
    }),
    providerCalls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Calls to payment providers and to the captcha service',
      labelNames: ['channel', 'operation', 'outcome'],
      buckets: DURATIONS,
      registers,
    }),
    breakerState: new Gauge({
      name: 'circuit_breaker_state',
      help: 'State of the circuit breaker of each provider: 1 for the one that it is in',
      labelNames: ['channel', 'state'],
      registers,
    }),
    payments: new Gauge({ name: 'payments', help: 'Payments by state', labelNames: ['state'], registers }),
    discrepancies: new Gauge({
      name: 'discrepancies_open',
      help: 'Discrepancies that nobody has resolved, by kind',
      labelNames: ['kind'],
      registers,
    }),
    machineUses: new Counter({
      name: 'machine_uses_total',
      help: 'Uses that controllers reported, by result: accepted, duplicate, or why they were refused',
      labelNames: ['outcome'],
      registers,
    }),
    reconcilerRuns: new Counter({
      name: 'reconciler_runs_total',
      help: 'Runs of the lanes of the reconciler',
      labelNames: ['channel'],
      registers,
    }),
    reconcilerQuestions: new Counter({
      name: 'reconciler_questions_total',
      help: 'Payments that the reconciler asked about, by what came of it',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    reconcilerDue: new Gauge({
      name: 'reconciler_due_payments',
      help: 'Payments that are due for a question to their provider',
      labelNames: ['channel'],
      registers,
    }),
    reconcilerLag: new Gauge({
      name: 'reconciler_lag_seconds',
      help: 'How long the payment that is due the longest has been due',
      labelNames: ['channel'],
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'outbox_waiting_mails',
      help: 'Mails that were not sent yet',
      registers,
    }),
    outboxOldest: new Gauge({
      name: 'outbox_oldest_mail_age_seconds',
      help: 'Age of the oldest mail that was not sent yet',
      registers,
    }),
    outboxTries: new Counter({
      name: 'outbox_tries_total',
      help: 'Tries to send a mail, by what came of them',
      labelNames: ['outcome'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'job_runs_total',
      help: 'Runs of what the instance does by itself',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    jobSuccess: new Gauge({
      name: 'job_last_success_timestamp_seconds',
      help: 'When a job last ended without a failure',
      labelNames: ['job'],
      registers,
    }),
    outboxDead: new Gauge({
      name: 'outbox_dead_letters',
      help: 'Mails that were given up and are shown to operators',
      registers,
    }),
    outboxGivenUp: new Counter({
      name: 'outbox_given_up_total',
      help: 'Mails that were given up',
      registers,
    }),
    invoiceTries: new Counter({
      name: 'invoice_delivery_tries_total',
      help: 'Tries to tell whoever invoices of a payment, by what came of them',
      labelNames: ['outcome'],
      registers,
    }),
    invoiceDeliveries: new Gauge({
      name: 'invoice_deliveries',
      help: 'Payments that whoever invoices was not told of: those that wait, and those that were given up',
      labelNames: ['state'],
      registers,
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: 'Whether the database answered this scrape',
      registers,
    }),
    databasePool: new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of the pool: all, idle ones, and callers that wait for one',
      labelNames: ['kind'],
      registers,
    }),
    /** Adds metrics that are read at each scrape; see `scrapeReads`. */
    readAtScrape: reads.add,
    /** All metrics in Prometheus' text format, without those that could not be read in time. */
    scrape: async (): Promise<string> => {
      await reads.run();
      return register.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
