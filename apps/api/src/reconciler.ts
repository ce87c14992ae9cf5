import { server } from '@laundry/strings';
import { isChannel } from './providers/channels.ts';
import { ProviderUnavailable } from './providers/http.ts';
import { changeState } from './queries/changeState.ts';
import { takeDuePayments } from './queries/payments.ts';
import type { Payment } from './queries/payments.ts';
import { forgetOld } from './queries/upkeep.ts';
import type { Dependencies, Log } from './services/dependencies.ts';
import { settleAll } from './services/settle.ts';

/** Payments taken at once, and at most in one run: asking must not starve the calls of people. */
const BATCH = 8;
const BATCHES_IN_A_RUN = 50;
/** Runs between two clean-ups. */
const RUNS_PER_UPKEEP = 100;
/** A payment stays with its reconciler for a provider's time limit and this. */
const LEASE_MARGIN_MS = 1000;

const isOpen = ({ state }: Payment) => state === 'created' || state === 'pending';

/**
 * Asks providers about payments whose notification never came, and expires those that nobody finished — after asking
 * (decision 33; payment-providers.md, section 6).
 */
export function createReconciler(dependencies: Dependencies, log: Log) {
  const { settings, db, providers, clock, metrics } = dependencies;
  const pace = {
    firstMs: settings.RECONCILE_AFTER_MS,
    shortestMs: settings.PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS,
    longestMs: settings.RECONCILE_MAX_WAIT_MS,
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let runs = 0;
  let stopped = false;

  async function expire(
    payment: Payment,
    asked: { amountCents: number } & Pick<Payment, 'id' | 'number' | 'currency'>,
  ) {
    const provider = isChannel(payment.channel) ? providers[payment.channel] : undefined;
    // Paid at the last moment: the next question finds it.
    if ((await provider?.expire?.(asked)) === 'paid') return;
    const errorMessage = server.payment.expired;
    await changeState(db, payment.id, { to: 'expired', source: 'expiry', at: clock(), errorMessage });
  }

  async function ask(payment: Payment): Promise<void> {
    if (!isChannel(payment.channel)) return;
    const { id, number, currency, amount_cents: amountCents } = payment;
    const asked = { id, number, currency, amountCents };
    const known = (await providers[payment.channel].queryStatus?.(asked)) ?? [];
    const unfinished = await settleAll(dependencies, payment.channel, known, 'status-query', log);
    if (unfinished && isOpen(payment) && payment.expires_at <= clock()) await expire(payment, asked);
  }

  /** One payment's trouble is its own: the others go on, and it has its next turn. */
  async function askSafely(payment: Payment): Promise<void> {
    const { channel } = payment;
    try {
      await ask(payment);
      metrics.reconcilerQuestions.inc({ channel, outcome: 'answered' });
    } catch (error) {
      const fields = { transaction: payment.id, channel };
      const unavailable = error instanceof ProviderUnavailable;
      metrics.reconcilerQuestions.inc({ channel, outcome: unavailable ? 'unavailable' : 'failed' });
      if (unavailable) log.warn({ ...fields, reason: error.message }, 'question failed');
      else log.error({ ...fields, err: error }, 'reconciling failed');
    }
  }

  async function run(): Promise<number> {
    let asked = 0;
    for (let batch = 0; batch < BATCHES_IN_A_RUN && !stopped; batch += 1) {
      const payments = await takeDuePayments(db, clock(), pace, BATCH);
      await Promise.all(payments.map(askSafely));
      asked += payments.length;
      if (payments.length < BATCH) break;
    }
    if (runs % RUNS_PER_UPKEEP === 0) await forgetOld(db, clock());
    runs += 1;
    metrics.reconcilerRuns.inc();
    return asked;
  }

  function schedule(): void {
    timer = setTimeout(() => {
      running = run().then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'reconciler run failed'),
      );
      void running.then(() => {
        if (!stopped) schedule();
      });
    }, settings.RECONCILE_EVERY_MS);
  }

  return {
    /** One run. @returns how many payments it asked about */
    run,
    /** Runs from now on, unless RECONCILE_EVERY_MS is 0. */
    start: () => {
      if (settings.RECONCILE_EVERY_MS > 0) schedule();
    },
    /** No further run; resolves when the one under way has ended. */
    stop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
