import { exists } from '../../database/connect.ts';
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

/** One way to split a signed text into fields, with the values that result. */
export interface SignedReading {
  /** Identifies the text. */
  readonly digest: string;
  readonly reading: string;
  readonly transactionId: string;
  readonly channel: string;
  /** The provider's number for the payment. */
  readonly number: string | undefined;
  readonly outcome: string;
  readonly amountCents: number;
  readonly receivedAt: Date;
}

/** Stores the first reading of a text. Later readings of the same text change nothing. */
export async function insertReading(db: Executor, signedReading: SignedReading): Promise<void> {
  const { transactionId, amountCents, receivedAt, number, ...fields } = signedReading;
  await db
    .insertInto('signed_readings')
    .values({
      ...fields,
      transaction_id: transactionId,
      number: number ?? null,
      amount_cents: amountCents,
      heard_at: receivedAt,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

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
export async function hasOtherPaymentOfNumber(db: Executor, signedReading: SignedReading): Promise<boolean> {
  const { channel, number, transactionId, outcome, amountCents } = signedReading;
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
