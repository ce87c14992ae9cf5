import type { PaymentFacts } from '@laundry/payment-channels/server';
import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { Payment } from './payments.ts';

const PROVIDER_PAYMENT = [
  'id',
  'transaction_id as transactionId',
  'channel',
  'payment_key as paymentKey',
  'currency',
  'paid_cents as paidCents',
  'refunded_cents as reportedRefundedCents',
  'charged_back_cents as reportedChargedBackCents',
  'stated_refunded_cents as statedRefundedCents',
  'stated_charged_back_cents as statedChargedBackCents',
  'chargebacks',
  'changed_at as changedAt',
] as const;

/** All payments that took money for a transaction, in the order in which they were reported. */
export const listProviderPayments = (db: Executor, transactionId: string) =>
  db
    .selectFrom('provider_payments')
    .select(PROVIDER_PAYMENT)
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();

export type ProviderPayment = Awaited<ReturnType<typeof listProviderPayments>>[number];

/** A provider's payment by its own id; undefined for one that it did not report. */
export const findProviderPayment = (
  db: Executor,
  channel: string,
  paymentKey: string,
): Promise<ProviderPayment | undefined> =>
  db
    .selectFrom('provider_payments')
    .select(PROVIDER_PAYMENT)
    .where('channel', '=', channel)
    .where('payment_key', '=', paymentKey)
    .executeTakeFirst();

type NewProviderPayment = Pick<
  ProviderPayment,
  'transactionId' | 'channel' | 'paymentKey' | 'currency' | 'paidCents'
>;

/** Stores a provider's payment. @returns it; undefined where it is known, maybe of another transaction */
export const insertProviderPayment = (
  db: Executor,
  { transactionId, channel, paymentKey, currency, paidCents }: NewProviderPayment,
): Promise<ProviderPayment | undefined> =>
  db
    .insertInto('provider_payments')
    .values({
      transaction_id: transactionId,
      channel,
      payment_key: paymentKey,
      currency,
      paid_cents: paidCents,
    })
    .onConflict((conflict) => conflict.columns(['channel', 'payment_key']).doNothing())
    .returning(PROVIDER_PAYMENT)
    .executeTakeFirst();

/** Stores the present amounts of a payment. */
export const updateProviderPayment = (db: Executor, payment: ProviderPayment) =>
  db
    .updateTable('provider_payments')
    .set({
      refunded_cents: payment.reportedRefundedCents,
      charged_back_cents: payment.reportedChargedBackCents,
      stated_refunded_cents: payment.statedRefundedCents,
      stated_charged_back_cents: payment.statedChargedBackCents,
      chargebacks: payment.chargebacks,
      changed_at: payment.changedAt,
    })
    .where('id', '=', payment.id)
    .execute();

/** Stores the first reading of a signed text; later ones of it change nothing. @returns this one */
export async function insertReading(
  db: Executor,
  { id, channel }: Payment,
  { outcome, amountCents }: PaymentFacts,
  { digest, reading, number }: NonNullable<PaymentFacts['signed']>,
  at: Date,
) {
  const signed = { digest, reading, transaction_id: id, channel, number, outcome, amount_cents: amountCents };
  await db
    .insertInto('signed_readings')
    .values({ ...signed, heard_at: at })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
  return signed;
}

/** One way to split a signed text into fields, with the values that result. */
export type SignedReading = Awaited<ReturnType<typeof insertReading>>;

/** Whether the same text was received before in another reading. */
export const hasOtherReading = (db: Executor, { digest, reading }: SignedReading) =>
  exists(
    db
      .selectFrom('signed_readings')
      .select('digest')
      .where('digest', '=', digest)
      .where('reading', '<>', reading),
  );

/** Whether the provider gave the same number to a payment of another order, amount or outcome. */
export async function hasOtherPaymentOfNumber(db: Executor, reading: SignedReading): Promise<boolean> {
  const { channel, number, transaction_id: transactionId, outcome, amount_cents: amountCents } = reading;
  if (number === undefined) return false;
  return exists(
    db
      .selectFrom('signed_readings')
      .select('digest')
      .where('channel', '=', channel)
      .where('number', '=', number)
      .where((eb) =>
        eb.or([
          eb('transaction_id', '<>', transactionId),
          eb('outcome', '<>', outcome),
          eb('amount_cents', '<>', amountCents),
        ]),
      ),
  );
}
