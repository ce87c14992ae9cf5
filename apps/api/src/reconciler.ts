import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import { ProviderUnavailable } from './providers/http.ts';
import { claimDuePayments } from './queries/payments/payments.ts';
import type { DuePayment } from './queries/payments/payments.ts';
import { pollProvider, leaseMs } from './services/payments/pollProvider.ts';
import type { Dependencies } from './services/dependencies.ts';
import type { Log } from './logging.ts';

/**
 * Payments of one provider taken at once, and at most in one run: asking must not starve the calls of people.
 */
const BATCH = 8;
const BATCHES_IN_A_RUN = 50;

/**
 * Asks providers about payments whose notification never came, and expires those that nobody finished — after
 * asking (D33; providers §6).
 */
export function createReconciler(dependencies: Dependencies, log: Log) {
  const { db, providerHttps, clock, metrics } = dependencies;

  /** A payment that fails does not stop the others; it is polled again at its next turn. */
  async function pollSafely(payment: DuePayment): Promise<void> {
    const { channel } = payment;
    try {
      await pollProvider(dependencies, payment, log);
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
    let polled = 0;
    for (let batch = 0; batch < BATCHES_IN_A_RUN && !stopping?.aborted; batch += 1) {
      const now = clock();
      const leaseUntil = new Date(now.getTime() + leaseMs(dependencies));
      // An open breaker lets at most one call through: other payments are not claimed, so they stay due.
      const count = Math.min(BATCH, providerHttps.of(channel).room());
      const payments = count > 0 ? await claimDuePayments(db, channel, now, leaseUntil, count) : [];
      await Promise.all(payments.map(pollSafely));
      polled += payments.length;
      if (count === 0 || payments.length < count) break;
    }
    metrics.reconcilerRuns.inc({ channel });
    return polled;
  }

  return {
    /**
     * One run of one provider's lane: each has a loop of its own, so that one that hangs delays no other
     * one's payments.
     */
    runLane,
    /** One run of every lane. @returns how many payments they asked about */
    run: async (): Promise<number> => {
      const counts = await Promise.all(CHANNEL_NAMES.map((channel) => runLane(channel)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

export type Reconciler = ReturnType<typeof createReconciler>;
