import { netAmount } from './allocation.ts';
import type { ReceivedPayment } from './allocation.ts';

/** The amounts of a provider's payment: as the provider reports them, and as operators stated them. */
export interface PaymentAmounts {
  readonly channel: string;
  readonly paymentKey: string;
  readonly currency: number;
  readonly paidCents: number;
  readonly reportedRefundedCents: number;
  readonly reportedChargedBackCents: number;
  readonly statedRefundedCents: number;
  readonly statedChargedBackCents: number;
  /** How often the charged back amount has changed. */
  readonly chargebacks: number;
}

/** One booking of a change of a provider's payment. Kind and key identify it. */
export interface PaymentEntry {
  readonly kind: 'payment' | 'refund' | 'chargeback' | 'chargeback-won';
  readonly key: string;
  /** What the provider received by it; negative where it gave back. */
  readonly cents: number;
  readonly received: ReceivedPayment;
}

/**
 * A payment with its refunds and chargebacks, as the provider reports or an operator stated them, whichever
 * is more; together never more than was paid.
 */
export function toReceivedPayment(payment: PaymentAmounts): ReceivedPayment {
  const { currency, paidCents } = payment;
  const refundedCents = Math.max(payment.reportedRefundedCents, payment.statedRefundedCents);
  const chargedBack = Math.max(payment.reportedChargedBackCents, payment.statedChargedBackCents);
  return {
    currency,
    paidCents,
    refundedCents,
    chargedBackCents: Math.min(chargedBack, paidCents - refundedCents),
  };
}

/** Counts changes of the charged back amount, so that each change is a separate entry. */
export function countChargebacks<Payment extends PaymentAmounts>(
  before: Payment | undefined,
  after: Payment,
): Payment {
  const previous = before ? toReceivedPayment(before).chargedBackCents : 0;
  const changed = toReceivedPayment(after).chargedBackCents !== previous;
  return { ...after, chargebacks: after.chargebacks + (changed ? 1 : 0) };
}

/**
 * The entries that lead from the known amounts of a payment to the new ones. A won chargeback comes first, so
 * that no entry takes back more than there is.
 *
 * @param before undefined where the payment is reported for the first time
 */
export function entriesFor(before: PaymentAmounts | undefined, after: PaymentAmounts): PaymentEntry[] {
  const { channel, paymentKey, chargebacks } = after;
  const name = `${channel}:${paymentKey}`;
  const is = toReceivedPayment(after);
  const paid = { ...is, refundedCents: 0, chargedBackCents: 0 };
  const was = before ? toReceivedPayment(before) : paid;
  const entries: PaymentEntry[] = [];
  let heldCents = before ? netAmount(was) : 0;
  const add = (kind: PaymentEntry['kind'], key: string, received: ReceivedPayment) => {
    entries.push({ kind, key, cents: netAmount(received) - heldCents, received });
    heldCents = netAmount(received);
  };
  if (!before) add('payment', name, paid);
  if (is.chargedBackCents < was.chargedBackCents)
    add('chargeback-won', `${name}:${chargebacks}`, { ...was, chargedBackCents: is.chargedBackCents });
  if (is.refundedCents > was.refundedCents)
    add('refund', `${name}:${is.refundedCents}`, {
      ...is,
      chargedBackCents: Math.min(is.chargedBackCents, was.chargedBackCents),
    });
  if (is.chargedBackCents > was.chargedBackCents) add('chargeback', `${name}:${chargebacks}`, is);
  return entries;
}
