import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { CHANNEL_NAMES, USE_REFUSALS } from '@laundry/api-contract';
import { withTimeout } from '../shared/clock.ts';
import type { Clock } from '../shared/clock.ts';
import type { Log } from '../process/logging.ts';
import { poolState } from '../database/connect.ts';
import { countOpenDiscrepancies } from '../queries/ledgerCheck/discrepancies.ts';
import { outboxState } from '../queries/mails.ts';
import { invoiceDeliveries } from '../queries/payments/invoices.ts';
import { countDuePayments, countPayments } from '../queries/payments/payments.ts';
import { ping } from '../queries/upkeep.ts';
import type { Dependencies } from '../services/dependencies.ts';

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

/** A value of a gauge, with its labels. */
type Value = readonly [gauge: Gauge, labels: Readonly<Record<string, string>>, value: number];

/** Gauges whose values are read at each scrape, for example from the database. */
function scrapeReads(failures: Counter<'read'>, clock: Clock, log: Log) {
  const reads: (() => Promise<void>)[] = [];

  return {
    /**
     * @param name the name of the read in the metric of failures
     * @param gauges the gauges that it sets, which have no value where it fails
     */
    add: (name: string, gauges: readonly Gauge[], read: () => Promise<readonly Value[]>): void => {
      let underWay: Promise<void> | undefined;
      let pauseUntil = 0;

      async function fill(): Promise<void> {
        const start = performance.now();
        const values = await read();
        clear(gauges);
        for (const [gauge, labels, value] of values) gauge.set(labels, value);
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
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const durations = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Histogram({ name, help, labelNames, buckets: DURATIONS, registers });
  collectDefaultMetrics({ register });
  const failures = counter(
    'metrics_read_failures_total',
    'Reads for a scrape that failed or took too long: their metrics are missing in it',
    ['read'],
  );
  const reads = scrapeReads(failures, clock, log);
  const machineUses = counter(
    'machine_uses_total',
    'Uses that controllers reported, by result: accepted, duplicate, or why they were refused',
    ['outcome'],
  );
  // `rate` ignores the first value of a series, so each series begins with zero.
  for (const outcome of ['accepted', 'duplicate', ...USE_REFUSALS]) machineUses.inc({ outcome }, 0);
  return {
    /** The registry for further metrics of this instance: `registers: [metrics.register]`. */
    register,
    httpRequests: durations(
      'http_request_duration_seconds',
      'Answered requests by route and class of status',
      ['method', 'route', 'status'],
    ),
    providerCalls: durations(
      'provider_call_duration_seconds',
      'Calls to payment providers and to the captcha service',
      ['channel', 'operation', 'outcome'],
    ),
    breakerState: gauge('circuit_breaker_state', "1 for the state of a provider's breaker", [
      'channel',
      'state',
    ]),
    payments: gauge('payments', 'Payments by state', ['state']),
    discrepancies: gauge('discrepancies_open', 'Discrepancies that nobody has resolved, by kind', ['kind']),
    machineUses,
    reconcilerRuns: counter('reconciler_runs_total', 'Runs of the lanes of the reconciler', ['channel']),
    reconcilerQuestions: counter('reconciler_questions_total', 'Polls of payments, by what came of them', [
      'channel',
      'outcome',
    ]),
    reconcilerDue: gauge('reconciler_due_payments', 'Payments that are due for a poll', ['channel']),
    reconcilerLag: gauge('reconciler_lag_seconds', 'How long the longest due payment has been due', [
      'channel',
    ]),
    outboxWaiting: gauge('outbox_waiting_mails', 'Mails that were not sent yet'),
    outboxOldest: gauge('outbox_oldest_mail_age_seconds', 'Age of the oldest mail that was not sent yet'),
    outboxTries: counter('outbox_tries_total', 'Tries to send a mail, by what came of them', ['outcome']),
    // Not `job`: Prometheus gives every series a label of that name, for the target.
    jobRuns: counter('job_runs_total', 'Runs of what the instance does by itself', ['name', 'outcome']),
    jobSuccess: gauge('job_last_success_timestamp_seconds', 'When a job was last done, at first the start', [
      'name',
    ]),
    outboxDead: gauge('outbox_dead_letters', 'Mails that were given up and are shown to operators'),
    outboxGivenUp: counter('outbox_given_up_total', 'Mails that were given up'),
    invoiceTries: counter(
      'invoice_delivery_tries_total',
      'Tries to tell the invoicing system of a payment, by what came of them',
      ['outcome'],
    ),
    invoiceDeliveries: gauge(
      'invoice_deliveries',
      'Payments that whoever invoices was not told of: those that wait, and those that were given up',
      ['state'],
    ),
    databaseUp: gauge('database_up', 'Whether the database answered this scrape'),
    databasePool: gauge(
      'database_pool_connections',
      'Connections of the pool: all, idle ones, and callers that wait for one',
      ['kind'],
    ),
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

const seconds = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000);

/** Registers the metrics that a scrape reads from the database and its pool. */
export function readDatabaseMetrics(
  { readAtScrape, ...metrics }: Metrics,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): void {
  const { payments, reconcilerDue, reconcilerLag, discrepancies, databaseUp, databasePool } = metrics;
  // First, because the other reads wait for connections themselves.
  readAtScrape('pool', [databasePool], async () =>
    Object.entries(poolState(db) ?? {}).map(([kind, count]) => [databasePool, { kind }, count]),
  );
  readAtScrape('payments', [payments], async () =>
    (await countPayments(db)).map(({ state, count }) => [payments, { state }, count]),
  );
  readAtScrape('reconciler', [reconcilerDue, reconcilerLag], async () => {
    const now = clock();
    const due = new Map((await countDuePayments(db, now)).map((row) => [row.channel, row]));
    return CHANNEL_NAMES.flatMap((channel): Value[] => {
      const row = due.get(channel);
      return [
        [reconcilerDue, { channel }, row?.count ?? 0],
        [reconcilerLag, { channel }, row ? seconds(row.since, now) : 0],
      ];
    });
  });
  const { outboxWaiting, outboxDead, outboxOldest, invoiceDeliveries: invoices } = metrics;
  readAtScrape('outbox', [outboxWaiting, outboxDead, outboxOldest], async () => {
    const { waiting, oldest, dead } = await outboxState(db);
    return [
      [outboxWaiting, {}, waiting],
      [outboxDead, {}, dead],
      [outboxOldest, {}, oldest ? seconds(oldest, clock()) : 0],
    ];
  });
  readAtScrape('invoices', [invoices], async () =>
    Object.entries(await invoiceDeliveries(db)).map(([state, count]) => [invoices, { state }, count]),
  );
  readAtScrape('discrepancies', [discrepancies], async () =>
    (await countOpenDiscrepancies(db)).map(({ kind, count }) => [discrepancies, { kind }, count]),
  );
  readAtScrape('database', [], async () => {
    databaseUp.set(0);
    await ping(db);
    return [[databaseUp, {}, 1]];
  });
}
