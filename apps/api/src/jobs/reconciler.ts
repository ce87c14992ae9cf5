import type { ChannelName } from '@laundry/api-contract';
import { ProviderUnavailable } from '@laundry/payment-channels/server';
import { leaseMs } from '../payments/nextPollAt.ts';
import { claimDuePayments } from '../queries/payments/payments.ts';
import type { DuePayment } from '../queries/payments/payments.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { pollProvider } from '../services/payments/pollProvider.ts';

/** Payments of a provider polled at once, and batches per run: limited, as users' calls come first. */
const BATCH = 8;
const BATCHES_PER_RUN = 50;

/** A failed poll does not stop the others; the payment is polled again later. */
async function pollSafely(dependencies: Dependencies, payment: DuePayment) {
  const { metrics, log } = dependencies;
  const { channel } = payment;
  try {
    await pollProvider({ dependencies, payment });
    metrics.reconcilerQuestions.inc({ channel, outcome: 'answered' });
  } catch (error) {
    const fields = { transaction: payment.id, channel };
    const unavailable = error instanceof ProviderUnavailable;
    metrics.reconcilerQuestions.inc({ channel, outcome: unavailable ? 'unavailable' : 'failed' });
    if (unavailable) log.warn({ ...fields, reason: error.message }, 'question failed');
    else log.error({ ...fields, err: error }, 'reconciling failed');
  }
}

/**
 * Polls a provider for lost notifications of its due payments, then expires unfinished payments (D33;
 * providers §6). Each provider has its own loop, so that a slow one does not delay others.
 */
export async function reconcile(dependencies: Dependencies, channel: ChannelName, stopping?: AbortSignal) {
  const { db, settings, providerHttps, clock, metrics } = dependencies;
  for (let batch = 0; batch < BATCHES_PER_RUN && !stopping?.aborted; batch += 1) {
    const now = clock();
    const leaseUntil = new Date(now.getTime() + leaseMs(settings));
    // An open circuit breaker lets at most one call through; payments beyond it stay due, unclaimed.
    const count = Math.min(BATCH, providerHttps.of(channel).capacity());
    const payments = count > 0 ? await claimDuePayments(db, channel, now, leaseUntil, count) : [];
    await Promise.all(payments.map((payment) => pollSafely(dependencies, payment)));
    if (count === 0 || payments.length < count) break;
  }
  metrics.reconcilerRuns.inc({ channel });
}
