import { server } from '@laundry/strings';
import { nextPollAt } from '../../payments/nextPollAt.ts';
import { isChannel } from '../../providers/channels.ts';
import type { ChannelName } from '@laundry/api-contract';
import type { KnownPayment, PaymentFacts, Provider } from '../../providers/provider.ts';
import { changeState } from '../../queries/payments/changeState.ts';
import { isFrozen } from '../../queries/ledgerCheck/discrepancies.ts';
import { schedulePoll } from '../../queries/payments/payments.ts';
import type { DuePayment, Payment } from '../../queries/payments/payments.ts';
import type { Dependencies, Log } from '../dependencies.ts';
import { settleAll } from './settle.ts';

/** A payment stays with whoever asks about it for its provider's time limit and this. */
const LEASE_MARGIN_MS = 1000;
const DAY_MS = 24 * 60 * 60_000;

/** How long a payment is kept from other reconcilers while its provider is asked, in milliseconds. */
export const leaseMs = ({ settings }: Dependencies): number => settings.PROVIDER_TIMEOUT_MS + LEASE_MARGIN_MS;

const isOpen = ({ state }: Payment) => state === 'created' || state === 'pending';

const knownPayment = (payment: Payment): KnownPayment => ({
  id: payment.id,
  number: payment.number,
  currency: payment.currency,
  amountCents: payment.amount_cents,
  wasPaid: payment.state === 'approved' || payment.state === 'refunded',
});

/** The provider says of every attempt that its time is over: nobody can pay any more. */
const isOver = (known: readonly PaymentFacts[]) =>
  known.length > 0 && known.every(({ outcome }) => outcome === 'expired');

/** Why it expired, as the payer reads it: only a provider's own word says that nothing was charged. */
function reasonOf(provider: Provider, isCalledOff: boolean): string {
  if (isCalledOff) return server.payment.expired;
  return provider.queryStatus ? server.payment.timedOut : server.payment.notHeardOf;
}

/**
 * What a question came to: somebody may pay or waits for the answer, nobody does, or the provider said its
 * final word.
 */
type Standing = 'open' | 'ended' | 'final';

/** Ends a payment that nobody finished in time. */
async function expire({ db, clock }: Dependencies, payment: Payment, provider: Provider): Promise<Standing> {
  // What becomes of a frozen payment is an operator's to say: nothing of it ends or is called off meanwhile.
  if (await isFrozen(db, payment.id)) return 'open';
  const word = await provider.expire?.(knownPayment(payment));
  // Paid at the last moment: the next question finds it.
  if (word === 'paid') return 'open';
  const isCalledOff = word === 'expired';
  const errorMessage = reasonOf(provider, isCalledOff);
  await changeState(db, payment.id, { to: 'expired', source: 'expiry', at: clock(), errorMessage });
  return isCalledOff ? 'final' : 'ended';
}

async function poll(
  dependencies: Dependencies,
  payment: Payment,
  channel: ChannelName,
  log: Log,
): Promise<Standing> {
  const provider = dependencies.providers[channel];
  const known = (await provider.queryStatus?.(knownPayment(payment))) ?? [];
  const unfinished = await settleAll(dependencies, channel, known, 'status-query', log);
  if (dependencies.clock() < payment.expires_at) return 'open';
  if (unfinished && isOpen(payment)) return expire(dependencies, payment, provider);
  return isOver(known) ? 'final' : 'ended';
}

/**
 * When the provider is asked again; undefined for never. One that cannot be asked is due at the payment's end
 * only, or once nothing freezes it.
 */
function nextPollOf(dependencies: Dependencies, payment: DuePayment, standing: Standing): Date | undefined {
  const { settings, providers, clock } = dependencies;
  const { created_at: createdAt, expires_at: expiresAt, checks, channel } = payment;
  const now = clock();
  if (!isChannel(channel) || !providers[channel].queryStatus) {
    if (now < expiresAt) return expiresAt;
    // Frozen: looked at again until nothing freezes it.
    return standing === 'open' ? new Date(now.getTime() + settings.RECONCILE_MAX_WAIT_MS) : undefined;
  }
  const pace = {
    firstMs: settings.RECONCILE_AFTER_MS,
    shortestMs: leaseMs(dependencies),
    longestMs: settings.RECONCILE_MAX_WAIT_MS,
    untilMs: settings.RECONCILE_DAYS * DAY_MS,
  };
  const progress = { createdAt, expiresAt, checks, isEnded: standing !== 'open' };
  return nextPollAt(progress, now, pace, standing === 'final');
}

/**
 * Asks a provider about a payment that was taken for it, applies what it says, and expires what nobody
 * finished, after asking (D33; providers §6). Whatever comes of it, the payment has its next turn.
 *
 * @throws ProviderUnavailable
 */
export async function pollProvider(dependencies: Dependencies, payment: DuePayment, log: Log): Promise<void> {
  let standing: Standing = isOpen(payment) ? 'open' : 'ended';
  try {
    if (isChannel(payment.channel)) standing = await poll(dependencies, payment, payment.channel, log);
  } finally {
    await schedulePoll(dependencies.db, payment, nextPollOf(dependencies, payment, standing));
  }
}
