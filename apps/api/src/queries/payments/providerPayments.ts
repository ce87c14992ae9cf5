import type { Selectable } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';

export type ProviderPayment = Selectable<Schema['provider_payments']>;

/** A provider's payment that is new to us. */
export interface NewProviderPayment {
  readonly transactionId: string;
  readonly channel: string;
  readonly paymentKey: string;
  readonly currency: number;
  readonly paidCents: number;
}

/**
 * Stores a provider's payment unless it is known. A known one may belong to another transaction.
 *
 * @returns the stored payment, and whether it is new
 */
export async function insertProviderPayment(
  db: Executor,
  { transactionId, channel, paymentKey, currency, paidCents }: NewProviderPayment,
): Promise<{ readonly isNew: boolean; readonly payment: ProviderPayment }> {
  const inserted = await db
    .insertInto('provider_payments')
    .values({
      transaction_id: transactionId,
      channel,
      payment_key: paymentKey,
      currency,
      paid_cents: paidCents,
    })
    .onConflict((conflict) => conflict.columns(['channel', 'payment_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { isNew: true, payment: inserted };
  const payment = await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('channel', '=', channel)
    .where('payment_key', '=', paymentKey)
    .executeTakeFirstOrThrow();
  return { isNew: false, payment };
}

/** All payments that took money for a transaction, in the order in which they were reported. */
export function providerPaymentsOf(db: Executor, transactionId: string): Promise<ProviderPayment[]> {
  return db
    .selectFrom('provider_payments')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();
}

/** Stores the present amounts of a payment. */
export async function updateProviderPayment(
  db: Executor,
  {
    id,
    refunded_cents,
    charged_back_cents,
    stated_refunded_cents,
    stated_charged_back_cents,
    chargebacks,
    changed_at,
  }: ProviderPayment,
): Promise<void> {
  await db
    .updateTable('provider_payments')
    .set({
      refunded_cents,
      charged_back_cents,
      stated_refunded_cents,
      stated_charged_back_cents,
      chargebacks,
      changed_at,
    })
    .where('id', '=', id)
    .execute();
}
