import type { Executor } from '../../database/connect.ts';
import type { PaymentFacts, PaymentName } from '@laundry/payment-channels/server';
import type { Payment } from '../../queries/payments/payments.ts';
import {
  insertReading,
  hasOtherPaymentOfNumber,
  hasOtherReading,
  findProviderPayment,
  insertProviderPayment,
} from '../../queries/payments/providerPayments.ts';
import type { SignedReading, ProviderPayment } from '../../queries/payments/providerPayments.ts';
import { server } from '@laundry/strings';
import type { StateSource } from '../../payments/transitions.ts';
import type { ChannelName } from '@laundry/api-contract';
import { changeStateIn } from '../../queries/payments/changeState.ts';
import { isFrozen, openDiscrepancies } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import { findPayment, lockPayment } from '../../queries/payments/payments.ts';
import { sha256 } from '../../shared/secrets.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { Dependencies } from '../dependencies.ts';
import { bookPaymentChange } from './bookPaymentChange.ts';
import type { Booking } from './bookPaymentChange.ts';

/** The first contradiction that applies, for operators. */
async function findContradiction(
  db: Executor,
  payment: Payment,
  facts: PaymentFacts,
  reading: SignedReading,
) {
  if (facts.contradiction !== undefined) return facts.contradiction;
  const { amountsCents = [] } = facts.signed ?? {};
  if (facts.amountCents !== payment.amountCents && amountsCents.includes(payment.amountCents))
    return 'the signed text has another amount and can be read with the amount due';
  if (await hasOtherReading(db, reading)) return 'the same signed text was received with other fields';
  return (await hasOtherPaymentOfNumber(db, reading))
    ? 'the same provider number was received with another order, amount or outcome'
    : undefined;
}

/**
 * Accepts one reading only of a signed text (D48): another reading of it, or other fields under the same
 * provider number, make the facts a contradiction.
 */
async function checkSignedText(db: Executor, payment: Payment, facts: PaymentFacts, at: Date) {
  const { signed } = facts;
  if (!signed) return facts;
  const reading = await insertReading(db, payment, facts, signed, at);
  return { ...facts, contradiction: await findContradiction(db, payment, facts, reading) };
}

/** Why a payment is denied or expired, as the payer reads it, where the provider does not say. */
const REASONS = { denied: server.payment.denied, expired: server.payment.expired };

const isLegalName = (name: PaymentName) =>
  'id' in name ? isUuid(name.id) : Number.isSafeInteger(name.shopProcessId);

/** The payment of a channel that a provider names; undefined for an unknown one. */
export const findNamedPayment = async (db: Executor, channel: ChannelName, name: PaymentName) =>
  isLegalName(name) ? findPayment(db, channel, name) : undefined;

/** A payment with what its provider reports: refunds only grow, and an older report changes nothing. */
function withReportedChanges(known: ProviderPayment, facts: PaymentFacts): ProviderPayment {
  const { refundedCents = 0, chargedBackCents = 0, changedAt } = facts;
  if (changedAt && known.changedAt && changedAt < known.changedAt) return known;
  const refunded = Math.min(known.paidCents, Math.max(known.reportedRefundedCents, refundedCents));
  return {
    ...known,
    reportedRefundedCents: refunded,
    reportedChargedBackCents: Math.min(known.paidCents - refunded, Math.max(0, chargedBackCents)),
    changedAt: changedAt ?? known.changedAt,
  };
}

/** Books a payment that took money, once, and changes the card or the order accordingly. */
async function bookReceivedMoney(booking: Booking, facts: PaymentFacts): Promise<NewDiscrepancy[]> {
  const { db, at } = booking;
  const { id, channel, currency: ordered } = booking.payment;
  const { amountCents, currency = ordered, paymentId: paymentKey = id } = facts;
  const about = { transactionId: id, channel, amountCents, currency, at };
  const providerPayment = { transactionId: id, channel, paymentKey, currency, paidCents: amountCents };
  const inserted = await insertProviderPayment(db, providerPayment);
  const known = inserted ?? (await findProviderPayment(db, channel, paymentKey));
  if (!known) throw new Error(`payment ${paymentKey} was neither new nor known`);
  const key = `${channel}:${paymentKey}`;
  if (known.transactionId !== id) {
    const detail = `payment ${paymentKey} was credited to transaction ${known.transactionId}`;
    return openDiscrepancies(db, [{ ...about, kind: 'paid-for-another', key: `${key}:${id}`, detail }]);
  }
  if (known.paidCents !== amountCents || known.currency !== currency) {
    const detail = `payment ${paymentKey} was reported as ${known.paidCents} cents of ${known.currency}, then as ${amountCents} of ${currency}`;
    return openDiscrepancies(db, [
      { ...about, kind: 'contradiction', key: `${key}:${amountCents}:${currency}`, detail },
    ]);
  }
  const before = inserted ? undefined : known;
  return bookPaymentChange(booking, before, withReportedChanges(known, facts));
}

const NO_AMOUNT = 'approved with an amount of 0, or one that cannot be read';

/**
 * Applies what a provider reports of one of its payments, in one database transaction. A report that differs
 * from the amount due, or from an earlier report, opens a discrepancy and moves no card's money; a repeated
 * report, or one that the payment's state no longer allows, changes nothing.
 *
 * @returns false for a payment that we do not know
 */
export async function applyPaymentFacts(
  { db, settings, clock, log }: Dependencies,
  channel: ChannelName,
  reported: PaymentFacts,
  source: StateSource,
): Promise<boolean> {
  const found = await findNamedPayment(db, channel, reported.name);
  if (!found) return false;
  const { id } = found;
  const at = clock();
  // Committed before the lock: of two concurrent notifications at least one then finds the other's reading.
  const facts = await checkSignedText(db, found, reported, at);
  const opened = await db.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (!payment) return [];
    const { amountCents, outcome, details } = facts;
    const detail =
      facts.contradiction ?? (outcome === 'approved' && amountCents === 0 ? NO_AMOUNT : undefined);
    if (detail !== undefined) {
      const key = `${id}:${sha256(detail)}`;
      const about = { transactionId: id, channel, amountCents, currency: facts.currency, detail, at };
      return openDiscrepancies(transaction, [{ kind: 'contradiction', key, ...about }]);
    }
    if (outcome === 'approved')
      return bookReceivedMoney({ db: transaction, payment, source, at, settings, details }, facts);
    // Only its creation makes a payment pending, because that has the ticket to keep and to mail.
    if (outcome === 'pending' || (await isFrozen(transaction, id))) return [];
    const errorMessage = facts.reason ?? REASONS[outcome];
    await changeStateIn(transaction, id, { to: outcome, source, at, errorMessage });
    return [];
  });
  const fields = { transaction: id, channel, outcome: facts.outcome, source };
  for (const { kind, detail } of opened) log.error({ ...fields, kind, detail }, 'discrepancy');
  if (opened.length === 0) log.info(fields, 'payment facts applied');
  return true;
}

/** Accepts a genuine notification of an unknown payment (D78), and reports its money to an operator. */
export async function recordUnknownPayment(
  { db, clock, log }: Dependencies,
  channel: ChannelName,
  { name, outcome, amountCents, currency, paymentId }: PaymentFacts,
): Promise<void> {
  log.warn({ channel, outcome }, 'notification of an unknown payment');
  if (outcome !== 'approved') return;
  const order = 'id' in name ? name.id : name.shopProcessId;
  const key = `${channel}:${paymentId ?? order}`;
  const detail = `payment ${paymentId ?? order} was notified for order ${order}, which is unknown`;
  const about = { channel, amountCents, currency, detail, at: clock() };
  await openDiscrepancies(db, [{ kind: 'unknown-payment', key, ...about }]);
}

const UNPAID: readonly PaymentFacts['outcome'][] = ['pending', 'denied', 'expired'];

/**
 * Applies all that a provider reports of a payment: every attempt that took money, otherwise the one attempt
 * that decides the payment's state.
 *
 * @returns whether the provider still waits for the payer
 */
export async function applyAllPaymentFacts(
  dependencies: Dependencies,
  channel: ChannelName,
  known: readonly PaymentFacts[],
  source: StateSource,
): Promise<boolean> {
  const paid = known.filter(({ outcome, contradiction }) => outcome === 'approved' || contradiction);
  const unpaid = UNPAID.flatMap((outcome) => known.filter((facts) => facts.outcome === outcome));
  for (const facts of paid.length > 0 ? paid : unpaid.slice(0, 1))
    await applyPaymentFacts(dependencies, channel, facts, source);
  return paid.length === 0 && (unpaid[0] === undefined || unpaid[0].outcome === 'pending');
}
