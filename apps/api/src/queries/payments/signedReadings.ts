import type { Executor } from '../../database/connect.ts';

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
export async function hasOtherReading(db: Executor, { digest, reading }: SignedReading): Promise<boolean> {
  const otherReading = await db
    .selectFrom('signed_readings')
    .select('digest')
    .where('digest', '=', digest)
    .where('reading', '<>', reading)
    .executeTakeFirst();
  return otherReading !== undefined;
}

/** Whether the provider gave the same number to a payment of another order, amount or outcome. */
export async function hasOtherPaymentOfNumber(db: Executor, signedReading: SignedReading): Promise<boolean> {
  const { channel, number, transactionId, outcome, amountCents } = signedReading;
  if (number === undefined) return false;
  const otherPayment = await db
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
    )
    .executeTakeFirst();
  return otherPayment !== undefined;
}
