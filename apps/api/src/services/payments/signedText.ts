import type { Executor } from '../../database/connect.ts';
import type { PaymentFacts } from '@laundry/payment-channels/server';
import type { Payment } from '../../queries/payments/payments.ts';
import {
  insertReading,
  hasOtherPaymentOfNumber,
  hasOtherReading,
} from '../../queries/payments/signedReadings.ts';
import type { SignedReading } from '../../queries/payments/signedReadings.ts';

/** The contradictions of a reading, with their texts for operators. The first that applies is reported. */
const CONTRADICTIONS: readonly (readonly [
  detail: string,
  applies: (db: Executor, reading: SignedReading) => Promise<boolean>,
])[] = [
  ['the same signed text was received with other fields', hasOtherReading],
  ['the same provider number was received with another order, amount or outcome', hasOtherPaymentOfNumber],
];

async function contradictionOf(db: Executor, payment: Payment, facts: PaymentFacts, reading: SignedReading) {
  if (facts.contradiction !== undefined) return facts.contradiction;
  const { amountsCents = [] } = facts.signed ?? {};
  if (facts.amountCents !== payment.amountCents && amountsCents.includes(payment.amountCents))
    return 'the signed text has another amount and can be read with the amount due';
  for (const [detail, applies] of CONTRADICTIONS) if (await applies(db, reading)) return detail;
  return undefined;
}

/**
 * Accepts one reading only of a signed text (D48): another reading of it, or other fields under the same
 * provider number, make the facts a contradiction.
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
    receivedAt: at,
  };
  await insertReading(db, reading);
  return { ...facts, contradiction: await contradictionOf(db, payment, facts, reading) };
}
