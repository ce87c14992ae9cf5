import type { ChannelName } from '@laundry/api-contract';
import type { Background } from '../../jobs/background.ts';
import type { Log } from '../../process/logging.ts';
import { channelsOn, ProviderUnavailable } from '@laundry/payment-channels/server';
import type { LookUp, PaymentFacts } from '@laundry/payment-channels/server';
import { pollPaymentAt } from '../../queries/payments/payments.ts';
import type { Dependencies } from '../dependencies.ts';
import { applyPaymentFacts } from './applyPaymentFacts.ts';
import { leaseMs } from './pollProvider.ts';

/** Pauses before a lookup without a result is repeated. After that the reconciler finds the change. */
const PAUSES_MS = [2_000, 15_000, 60_000];
/** Lookups at once for unsigned notifications, which anybody can send; more are not followed. */
const MAX_UNSIGNED = 4;

/** A channel and those that share its provider's account, whose payments its notifications may be about. */
export function channelsOfAccount(
  { providers, settings }: Pick<Dependencies, 'providers' | 'settings'>,
  channel: ChannelName,
): ChannelName[] {
  const { account } = providers[channel];
  const isShared = (other: ChannelName) => account !== undefined && providers[other].account === account;
  return [channel, ...channelsOn(settings).filter((other) => other !== channel && isShared(other))];
}

/**
 * Asks providers what their notifications were about, after these were answered (D78). When the process ends,
 * what was not looked up is left to the reconciler, which polls every payment.
 */
export function createLookUps(dependencies: Dependencies, background: Background, log: Log) {
  let unsigned = 0;

  /** @returns false for a payment that is not ours */
  async function apply(channel: ChannelName, facts: PaymentFacts): Promise<boolean> {
    for (const candidate of channelsOfAccount(dependencies, channel))
      if (await applyPaymentFacts(dependencies, candidate, facts, 'notification', log)) return true;
    return false;
  }

  /** @returns whether there was a result */
  async function attempt(channel: ChannelName, { lookUp }: LookUp): Promise<boolean> {
    try {
      const found = await lookUp();
      for (const facts of found ?? [])
        if (!(await apply(channel, facts)))
          log.info({ channel, payment: facts.paymentId }, 'notified of a payment that is not ours');
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
    unsigned -= 1;
  }

  return {
    /**
     * Looks up what a notification was about, in the background. What comes only once is due with the
     * reconciler first, in case this process dies.
     */
    start: async (channel: ChannelName, subject: LookUp): Promise<void> => {
      const { shopProcessId } = subject;
      const { db, clock } = dependencies;
      if (shopProcessId !== undefined) {
        const nextAt = new Date(clock().getTime() + leaseMs(dependencies));
        if (!(await pollPaymentAt(db, channel, shopProcessId, nextAt))) return;
      }
      if (subject.isSigned) background.start(() => follow(channel, subject, PAUSES_MS));
      else if (unsigned < MAX_UNSIGNED) background.start(() => followUnsigned(channel, subject));
    },
  };
}

export type LookUps = ReturnType<typeof createLookUps>;
