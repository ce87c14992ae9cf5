import { server } from '@laundry/strings';
import { leaseMs, nextPollAt } from '../../payments/nextPollAt.ts';
import type { PollResult } from '../../payments/nextPollAt.ts';
import { enabledChannels, ProviderUnavailable } from '@laundry/payment-channels/server';
import type { ChannelName } from '@laundry/api-contract';
import type { KnownPayment, PaymentFacts, Provider, LookUp } from '@laundry/payment-channels/server';
import { changeStateIn } from '../../queries/payments/changeState.ts';
import { isFrozen, openDiscrepancies } from '../../queries/ledgerCheck/discrepancies.ts';
import { findPayment, schedulePoll, pollPaymentAt } from '../../queries/payments/payments.ts';
import type { DuePayment, Payment } from '../../queries/payments/payments.ts';
import type { Dependencies } from '../dependencies.ts';
import { applyAllPaymentFacts, applyPaymentFacts, recordUnknownPayment } from './applyPaymentFacts.ts';
import type { Background } from '../../jobs/scheduler.ts';

const isOpen = ({ state }: Payment) => state === 'created' || state === 'pending';

const knownPayment = ({ id, shopProcessId, amountCents, state }: Payment): KnownPayment => ({
  id,
  shopProcessId,
  amountCents,
  wasPaid: state === 'approved' || state === 'refunded',
});

/** Whether the provider reports every attempt as expired: nobody can pay any more. */
const isExpiredAtProvider = (known: readonly PaymentFacts[]) =>
  known.length > 0 && known.every(({ outcome }) => outcome === 'expired');

/** Why it expired, as the payer reads it: only the provider can confirm that nothing was charged. */
function explainExpiry(provider: Provider, isCancelled: boolean): string {
  if (isCancelled) return server.payment.expired;
  return provider.queryStatus ? server.payment.timedOut : server.payment.notHeardOf;
}

/** A payment that was claimed for a poll. */
interface Poll {
  readonly dependencies: Dependencies;
  readonly payment: DuePayment;
}

/** Queries the provider and applies what it reports. */
async function query({ dependencies, payment }: Poll, wasPaid?: true) {
  const { channel } = payment;
  const asked = { ...knownPayment(payment), ...(wasPaid && { wasPaid }) };
  const known = (await dependencies.providers[channel].queryStatus?.(asked)) ?? [];
  const unfinished = await applyAllPaymentFacts(dependencies, channel, known, 'status-query');
  return { known, unfinished };
}

/** Reports a payment that the provider has as paid and does not cancel, but does not confirm either. */
async function reportUncancelled({ dependencies, payment }: Poll): Promise<void> {
  const { db, clock, log } = dependencies;
  const { id, channel, amountCents, currency } = payment;
  const detail =
    'the provider has it as paid and does not cancel it, but confirms no payment: ask the provider; the money goes back by a manual annulment in its portal only';
  const about = { transactionId: id, channel, amountCents, currency, detail, at: clock() };
  const key = `${channel}:${id}`;
  const [opened] = await openDiscrepancies(db, [{ kind: 'provider-differs', key, ...about }]);
  if (opened) log.error({ transaction: id, channel, kind: 'provider-differs', detail }, 'discrepancy');
}

/** Cancels a payment that nobody paid in time, and expires it. */
async function expire(poll: Poll): Promise<PollResult> {
  const { dependencies, payment } = poll;
  const { db, clock, providers } = dependencies;
  const provider = providers[payment.channel];
  // An operator decides about a frozen payment: until then it neither expires nor is cancelled.
  if (await isFrozen(db, payment.id)) return isOpen(payment) ? 'open' : 'ended';
  const expiry = await provider.expire?.(knownPayment(payment));
  if (expiry === 'paid') {
    const { unfinished } = await query(poll);
    if (unfinished) await reportUncancelled(poll);
    return 'open';
  }
  const isCancelled = expiry === 'expired';
  const errorMessage = explainExpiry(provider, isCancelled);
  const change = { to: 'expired', source: 'expiry', at: clock(), errorMessage } as const;
  const changed = await db
    .transaction()
    .execute((transaction) => changeStateIn(transaction, payment.id, change));
  // It was approved meanwhile: what was cancelled was a paid payment, and the money went back.
  if (isCancelled && changed?.state === 'approved') await query(poll, true);
  return isCancelled ? 'final' : 'ended';
}

async function pollOnce(polled: Poll): Promise<PollResult> {
  const { known, unfinished } = await query(polled);
  if (polled.dependencies.clock() < polled.payment.expiresAt) return 'open';
  // Also a payment that has ended here: the provider may have started it, or may not have cancelled it yet.
  if (unfinished) return expire(polled);
  return isExpiredAtProvider(known) ? 'final' : 'ended';
}

/**
 * When the provider is polled again; undefined for never. A payment whose provider has no query is due when
 * it expires, or once no discrepancy freezes it.
 */
function findNextPoll({ dependencies, payment }: Poll, result: PollResult): Date | undefined {
  const { settings, providers, clock } = dependencies;
  const now = clock();
  if (providers[payment.channel].queryStatus) return nextPollAt(payment, result, now, settings);
  if (now < payment.expiresAt) return payment.expiresAt;
  // Frozen: checked again until no discrepancy freezes it.
  return result === 'open' ? new Date(now.getTime() + settings.RECONCILE_MAX_WAIT_MS) : undefined;
}

/**
 * Polls the provider of a claimed payment, applies what it reports, and then expires what nobody paid (D33;
 * providers §6). The next poll is scheduled even where this one fails.
 *
 * @throws ProviderUnavailable
 */
export async function pollProvider(poll: Poll): Promise<void> {
  let result: PollResult = isOpen(poll.payment) ? 'open' : 'ended';
  try {
    result = await pollOnce(poll);
  } finally {
    await schedulePoll(poll.dependencies.db, poll.payment, findNextPoll(poll, result));
  }
}

/** Pauses before a lookup without a result is repeated. After that the reconciler finds the change. */
const PAUSES_MS = [2_000, 15_000, 60_000];
/** Lookups at once for unsigned notifications, which anybody can send; more are not followed. */
const MAX_UNSIGNED = 4;
/** How long after one of them the next may follow, because the provider limits what it answers us. */
const UNSIGNED_PAUSE_MS = 10_000;

/** A channel and those that share its provider's account, whose payments its notifications may be about. */
export function channelsOfAccount(
  { providers, settings }: Pick<Dependencies, 'providers' | 'settings'>,
  channel: ChannelName,
): ChannelName[] {
  const { account } = providers[channel];
  const isShared = (other: ChannelName) => account !== undefined && providers[other].account === account;
  return [channel, ...enabledChannels(settings).filter((other) => other !== channel && isShared(other))];
}

/** Applies what a notification says of a payment, or reports a payment that is not ours. */
export async function applyNotified(dependencies: Dependencies, channel: ChannelName, facts: PaymentFacts) {
  const { providers, log } = dependencies;
  for (const candidate of channelsOfAccount(dependencies, channel))
    if (await applyPaymentFacts(dependencies, candidate, facts, 'notification')) return;
  // The check of the ledger finds it in the provider's list.
  if (providers[channel].listPayments)
    log.info({ channel, payment: facts.paymentId }, 'notified of a payment that is not ours');
  else await recordUnknownPayment(dependencies, channel, facts);
}

/**
 * Asks providers what their notifications were about, after these were answered (D78). When the process ends,
 * what was not looked up is left to the reconciler, which polls every payment.
 */
export function createLookUps(dependencies: Dependencies, background: Background) {
  const { log } = dependencies;
  let unsigned = 0;

  /** @returns whether there was a result */
  async function attempt(channel: ChannelName, { lookUp }: LookUp): Promise<boolean> {
    try {
      const found = await lookUp();
      for (const facts of found ?? []) await applyNotified(dependencies, channel, facts);
      return found !== undefined;
    } catch (error) {
      if (error instanceof ProviderUnavailable) log.warn({ channel, reason: error.message }, 'not confirmed');
      else log.error({ channel, err: error }, 'lookup failed');
      return false;
    }
  }

  async function follow(channel: ChannelName, subject: LookUp, [pauseMs, ...later]: number[]): Promise<void> {
    if ((await attempt(channel, subject)) || pauseMs === undefined) return;
    background.startAfter(pauseMs, () => follow(channel, subject, later));
  }

  async function followUnsigned(channel: ChannelName, subject: LookUp): Promise<void> {
    unsigned += 1;
    await attempt(channel, subject);
    background.startAfter(UNSIGNED_PAUSE_MS, async () => void (unsigned -= 1));
  }

  return {
    /**
     * Looks up what a notification was about, in the background. For a notification that comes only once, the
     * reconciler is first scheduled to poll the payment, in case this process dies.
     */
    start: async (channel: ChannelName, subject: LookUp): Promise<void> => {
      const { shopProcessId } = subject;
      const { db, settings, clock } = dependencies;
      if (shopProcessId !== undefined) {
        const nextAt = new Date(clock().getTime() + leaseMs(settings));
        const isPolled = await pollPaymentAt(db, channel, shopProcessId, nextAt);
        if (!isPolled && (await findPayment(db, channel, { shopProcessId }))) return;
      }
      if (subject.isSigned) background.start(() => follow(channel, subject, PAUSES_MS));
      else if (unsigned < MAX_UNSIGNED) background.start(() => followUnsigned(channel, subject));
    },
  };
}

export type LookUps = ReturnType<typeof createLookUps>;
