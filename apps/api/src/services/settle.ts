import { server } from '@laundry/strings';
import type { StateSource } from '../payments/transitions.ts';
import type { ChannelName } from '../providers/channels.ts';
import type { PaymentFacts } from '../providers/provider.ts';
import { isUniqueViolation } from '../database/failures.ts';
import { changeState } from '../queries/changeState.ts';
import type { ChangedState } from '../queries/changeState.ts';
import { findPayment } from '../queries/payments.ts';
import type { Payment, PaymentName } from '../queries/payments.ts';
import { isUuid } from '../uuid.ts';
import type { Dependencies, Log } from './dependencies.ts';

/** Why a payment is denied or expired, as the payer reads it. */
const DEFAULT_REASON: Readonly<Partial<Record<PaymentFacts['outcome'], string>>> = {
  denied: server.payment.denied,
  expired: server.payment.expired,
};

const isLegalName = (name: PaymentName) =>
  'id' in name ? isUuid(name.id) : Number.isSafeInteger(name.number);

const concerns = (payment: Payment, { amountCents, currency }: PaymentFacts) =>
  payment.amount_cents === amountCents && (currency === undefined || payment.currency === currency);

/** The payer paid twice: one payment is credited, the other one is a person's business to give back. */
const isSecondPayment = (facts: PaymentFacts, { changed, state, providerPaymentId }: ChangedState) =>
  facts.outcome === 'approved' &&
  !changed &&
  state === 'approved' &&
  facts.paymentId !== undefined &&
  providerPaymentId !== facts.paymentId;

async function change(
  { db, settings, clock }: Dependencies,
  payment: Payment,
  facts: PaymentFacts,
  source: StateSource,
): Promise<ChangedState | undefined> {
  const at = clock();
  const moves = facts.outcome === 'approved' || facts.outcome === 'refunded';
  return changeState(db, payment.id, {
    to: facts.outcome,
    source,
    at,
    errorMessage: facts.reason ?? DEFAULT_REASON[facts.outcome],
    providerPaymentId: moves ? facts.paymentId : undefined,
    nextCheckAt: new Date(at.getTime() + settings.RECONCILE_AFTER_MS),
  });
}

/**
 * Applies what a provider says of a payment. Amount and currency must be ours, else nothing moves; what is already so,
 * or is no longer possible, changes nothing.
 *
 * @returns false for a payment that we do not know
 */
export async function settle(
  dependencies: Dependencies,
  channel: ChannelName,
  facts: PaymentFacts,
  source: StateSource,
  log: Log,
): Promise<boolean> {
  const payment = isLegalName(facts.name)
    ? await findPayment(dependencies.db, channel, facts.name)
    : undefined;
  if (!payment) return false;
  const fields = { transaction: payment.id, channel, outcome: facts.outcome, source };
  if (!concerns(payment, facts)) {
    log.error(
      { ...fields, ours: payment.amount_cents, theirs: facts.amountCents },
      'amount or currency differs',
    );
    return true;
  }
  try {
    const result = await change(dependencies, payment, facts, source);
    if (result && isSecondPayment(facts, result)) log.error(fields, 'paid twice: a payment was not credited');
    else log.info({ ...fields, changed: result?.changed, state: result?.state }, 'payment settled');
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    log.error(fields, 'the provider payment was credited to another transaction');
  }
  return true;
}
