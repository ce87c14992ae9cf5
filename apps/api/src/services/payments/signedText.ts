import type { Executor } from '../../database/connect.ts';
import type { PaymentFacts } from '../../providers/provider.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import {
  insertReading,
  hasOtherPaymentOfNumber,
  hasOtherReading,
} from '../../queries/payments/signedReadings.ts';
import type { SignedReading } from '../../queries/payments/signedReadings.ts';

/** What makes a reading unbelievable, as an operator reads it; the first that is so decides. */
const CONTRADICTIONS: readonly (readonly [
  detail: string,
  isSo: (db: Executor, reading: SignedReading) => Promise<boolean>,
])[] = [
  ['the same signed text was heard with other fields', hasOtherReading],
  ['the same provider number was heard with another order, amount or outcome', hasOtherPaymentOfNumber],
];

async function contradictionOf(db: Executor, payment: Payment, facts: PaymentFacts, reading: SignedReading) {
  if (facts.contradiction !== undefined) return facts.contradiction;
  const { amountsCents = [] } = facts.signed ?? {};
  if (facts.amountCents !== payment.amount_cents && amountsCents.includes(payment.amount_cents))
    return 'the signed text says another amount and can be read as the ordered one';
  for (const [detail, isSo] of CONTRADICTIONS) if (await isSo(db, reading)) return detail;
  return undefined;
}

/**
 * Facts whose signed text is believed in one reading only (D48): another reading of it, or another word about
 * the same provider number, makes them a contradiction. What is heard is kept before it is compared, so that
 * of two at once at least one sees the other.
 */
export async function checkSignedText(
  db: Executor,
  payment: Payment,
  facts: PaymentFacts,
  at: Date,
): Promise<PaymentFacts> {
  const { signed, outcome, amountCents } = facts;
  if (!signed) return facts;
  const reading = {
    digest: signed.digest,
    reading: signed.reading,
    number: signed.number,
    transactionId: payment.id,
    channel: payment.channel,
    outcome,
    amountCents,
    heardAt: at,
  };
  await insertReading(db, reading);
  return { ...facts, contradiction: await contradictionOf(db, payment, facts, reading) };
}
