import { server } from '@laundry/strings';
import { CHANNEL_NAMES, isChannel } from './providers/channels.ts';
import type { ChannelName } from './providers/channels.ts';
import { ProviderUnavailable } from './providers/http.ts';
import { changeState } from './queries/changeState.ts';
import { takeDuePayments } from './queries/payments.ts';
import type { Payment } from './queries/payments.ts';
import type { Dependencies, Log } from './services/dependencies.ts';
import { settleAll } from './services/settle.ts';

/** Payments of one provider taken at once, and at most in one run: asking must not starve the calls of people. */
const BATCH = 8;
const BATCHES_IN_A_RUN = 50;
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

  /** Asks about what is due at one provider. @returns how many payments it asked about */
  async function runLane(channel: ChannelName, stopping?: AbortSignal): Promise<number> {
    let asked = 0;
    for (let batch = 0; batch < BATCHES_IN_A_RUN && !stopping?.aborted; batch += 1) {
      const payments = await takeDuePayments(db, channel, clock(), pace, BATCH);
      await Promise.all(payments.map(askSafely));
      asked += payments.length;
      if (payments.length < BATCH) break;
    }
    metrics.reconcilerRuns.inc({ channel });
    return asked;
  }

  return {
    /** One run of one provider's lane: each has a loop of its own, so that one that hangs delays no other one's payments. */
    runLane,
    /** One run of every lane. @returns how many payments they asked about */
    run: async (): Promise<number> => {
      const asked = await Promise.all(CHANNEL_NAMES.map((channel) => runLane(channel)));
      return asked.reduce((sum, count) => sum + count, 0);
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
