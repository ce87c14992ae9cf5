import type { Executor } from '../../database/connect.ts';

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
export function providerPaymentsOf(db: Executor, transactionId: string) {
  return db
    .selectFrom('provider_payments')
    .select(PROVIDER_PAYMENT)
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
}

export type ProviderPayment = Awaited<ReturnType<typeof providerPaymentsOf>>[number];

/** A provider's payment by its own id; undefined for one that it did not report. */
export function findProviderPayment(
  db: Executor,
  channel: string,
  paymentKey: string,
): Promise<ProviderPayment | undefined> {
  return db
    .selectFrom('provider_payments')
    .select(PROVIDER_PAYMENT)
    .where('channel', '=', channel)
    .where('payment_key', '=', paymentKey)
    .executeTakeFirst();
}

type NewProviderPayment = Pick<
  ProviderPayment,
  'transactionId' | 'channel' | 'paymentKey' | 'currency' | 'paidCents'
>;

/** Stores a provider's payment. @returns it; undefined where it is known, maybe of another transaction */
export function insertProviderPayment(
  db: Executor,
  { transactionId, channel, paymentKey, currency, paidCents }: NewProviderPayment,
): Promise<ProviderPayment | undefined> {
  return db
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
}

/** Stores the present amounts of a payment. */
export async function updateProviderPayment(db: Executor, payment: ProviderPayment): Promise<void> {
  await db
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
}
