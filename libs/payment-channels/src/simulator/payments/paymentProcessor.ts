import { setTimeout as wait } from 'node:timers/promises';
import type { FaultAt } from '../faults.ts';
import type { ChannelPath } from '@laundry/api-contract';
import type * as v from 'valibot';
import type { SimulatorContext } from '../context.ts';
import { openCollection } from './collection.ts';
import type { Outgoing } from './deliveries.ts';
import { AMENDMENTS } from './amendments.ts';
import type { Amendment } from './amendments.ts';
import { settleAttempt } from './payment.ts';
import type { Attempt, AttemptOutcome, SimulatedPayment } from './payment.ts';

/** How a provider notifies merchants. */
export interface Rules<P extends SimulatedPayment> {
  readonly name: ChannelPath;
  /** Of its stored payments. */
  readonly schema: v.GenericSchema<unknown, P>;
  /** Makes the notification; undefined where the protocol has none. A forged one has a wrong signature. */
  readonly notification: (payment: P, attempt: Attempt, forged: boolean) => Outgoing | undefined;
  /** A second kind of notification that is sent with each genuine one, once. */
  readonly alsoSends?: (payment: P, attempt: Attempt) => Outgoing | undefined;
  /** Pauses before an unacknowledged notification is repeated. */
  readonly pausesMs: readonly number[];
  /** Whether it also repeats after a fault, because merchants have no query to use instead. */
  readonly retriesAfterFault: boolean;
  /** Whether the protocol has an amendment of a paid payment; by default it has all of them. */
  readonly amends?: (amendment: Amendment, amount: number | undefined) => boolean;
  /** Loads a payment that the provider does not know yet. */
  readonly loadPayment?: (reference: string) => Promise<P | undefined>;
}

interface Mode {
  readonly copies: number;
  readonly delayMs: number;
  readonly forged: boolean;
  readonly retried: boolean;
}
const PLAIN: Mode = { copies: 1, delayMs: 0, forged: false, retried: true };
const LATE_MS = 5_000;
const MODES: Readonly<Record<FaultAt<'webhook'>, Mode>> = {
  'webhook-lost': { ...PLAIN, copies: 0, retried: false },
  'webhook-duplicate': { ...PLAIN, copies: 2 },
  'webhook-late': { ...PLAIN, delayMs: LATE_MS },
  'webhook-bad-signature': { ...PLAIN, forged: true, retried: false },
};
/** How long a settlement waits for the merchant's first answer. */
const WAIT_FOR_MERCHANT_MS = 5_000;

/** Settles a provider's payments and notifies the merchant, for payer pages and control calls. */
export function createPaymentProcessor<P extends SimulatedPayment>(
  { faults, deliveries, ledger }: SimulatorContext,
  rules: Rules<P>,
) {
  const { name } = rules;
  const payments = openCollection<P>(ledger, name, rules.schema);

  async function notifyOnce(payment: P, attempt: Attempt, { copies, forged }: Mode): Promise<void> {
    const outgoing = rules.notification(payment, attempt, forged);
    if (!outgoing) return;
    const { outcome } = attempt;
    const second = copies > 0 && !forged && rules.alsoSends?.(payment, attempt);
    if (second) deliveries.inBackground(deliveries.send(second));
    const answers = await Promise.all(Array.from({ length: copies }, () => deliveries.send(outgoing)));
    if (!answers.some(Boolean) || attempt.outcome !== outcome) return;
    attempt.acknowledged = true;
    payments.save(payment);
  }

  async function retryUntilAcknowledged(payment: P, attempt: Attempt): Promise<void> {
    for (const pauseMs of rules.pausesMs) {
      await deliveries.pause(pauseMs);
      if (attempt.acknowledged) return;
      await notifyOnce(payment, attempt, PLAIN);
    }
  }

  async function notify(payment: P, attempt: Attempt, mode: Mode): Promise<void> {
    if (mode.delayMs > 0) await deliveries.pause(mode.delayMs);
    await notifyOnce(payment, attempt, mode);
    if (attempt.acknowledged) return;
    if (mode.retried || rules.retriesAfterFault)
      deliveries.inBackground(retryUntilAcknowledged(payment, attempt));
  }

  /** Notifies the merchant of an attempt's outcome; resolves after the answer or the time limit. */
  async function notifyMerchant(payment: P, attempt: Attempt): Promise<void> {
    if (!rules.notification(payment, attempt, false)) return;
    const fault = faults.consume(name, 'webhook');
    const mode = fault ? MODES[fault] : PLAIN;
    const notifying = notify(payment, attempt, mode);
    deliveries.inBackground(notifying);
    if (mode.delayMs > 0) return;
    await Promise.race([notifying, wait(WAIT_FOR_MERCHANT_MS, undefined, { ref: false })]);
  }

  async function settle(payment: P, outcome: AttemptOutcome): Promise<Attempt> {
    const attempt = settleAttempt(payment, outcome);
    payments.save(payment);
    await notifyMerchant(payment, attempt);
    return attempt;
  }

  return {
    name,
    payments,
    /** Gives a payment an outcome, whatever it had before, because merchants must cope with any order. */
    settle,
    /** @returns false where the provider does not know the payment */
    settleReference: async (reference: string, outcome: AttemptOutcome): Promise<boolean> => {
      const known = payments.withReference(reference);
      const loaded = known ?? (await rules.loadPayment?.(reference));
      // Another settlement may have loaded it meanwhile.
      const payment = payments.withReference(reference) ?? loaded;
      if (!payment) return false;
      await settle(payment, outcome);
      return true;
    },
    /** Changes a paid payment and notifies the merchant, if the protocol can. */
    amendReference: async (reference: string, amendment: Amendment, amount: number | undefined) => {
      const payment = payments.withReference(reference);
      if (!payment) return 'unknown';
      if (rules.amends?.(amendment, amount) === false) return 'refused';
      const attempt = AMENDMENTS[amendment](payment, amount);
      if (!attempt) return 'refused';
      payments.save(payment);
      await notifyMerchant(payment, attempt);
      return 'done';
    },
    /** Continues the notifications that an earlier run left unacknowledged. */
    resume: (): void => {
      if (!rules.retriesAfterFault) return;
      for (const payment of payments.all())
        for (const attempt of payment.attempts)
          if (!attempt.acknowledged && rules.notification(payment, attempt, false))
            deliveries.inBackground(retryUntilAcknowledged(payment, attempt));
    },
  };
}
export type PaymentProcessor<P extends SimulatedPayment> = ReturnType<typeof createPaymentProcessor<P>>;
/** A processor in the control calls, independent of its provider's payment type. */
export type AnyPaymentProcessor = Pick<
  PaymentProcessor<SimulatedPayment>,
  'name' | 'settleReference' | 'amendReference' | 'resume'
> & {
  readonly payments: { readonly all: () => Iterable<SimulatedPayment> };
};
