import { sql } from 'kysely';
import { DAY_MS } from '../../shared/clock.ts';
import type { Executor } from '../../database/connect.ts';
import { hasOpenDiscrepancy } from '../ledgerCheck/discrepancies.ts';
import { queueMail } from '../mails.ts';
import type { NewMail } from '../mails.ts';
import { addHits, mailboxKey } from '../rateLimits.ts';

/** Mails about payments that are still to be made, to one e-mail in 24 hours (D34). */
const MAILS_A_DAY = 3;

/** A mail about a payment that is still to be made. */
export type TicketMail = NewMail & { readonly recipient: string };

/**
 * Queues mails about payments that are still to be made, whose e-mails nobody has proved to be the payer's.
 * Those beyond an e-mail's share are dropped: the payment's page shows what they would say.
 */
export async function queueTicketMails(db: Executor, mails: readonly TicketMail[], at: Date): Promise<void> {
  const byPayer = Map.groupBy(mails, ({ recipient }) => mailboxKey('ticket mails', recipient));
  for (const [key, ofPayer] of [...byPayer].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const { times } = await addHits(db, key, ofPayer.length, DAY_MS, at);
    const before = times - ofPayer.length;
    for (const mail of ofPayer.slice(0, Math.max(0, MAILS_A_DAY - before))) await queueMail(db, mail, at);
  }
}

/** Nobody whose money came, or may have, is told to pay. */
const isUnpaid = sql<boolean>`not ${hasOpenDiscrepancy}
  and not exists (select from provider_payments as paid where paid.transaction_id = transactions.id)`;

/**
 * Claims payments at a counter that are due for a reminder, each once: those that expire within the notice
 * and were created longer ago than it.
 *
 * @param noticeMs how long before its end a payer is reminded
 */
export function claimDueReminders(db: Executor, now: Date, noticeMs: number, count: number) {
  const due = db
    .selectFrom('transactions')
    .select('id')
    .where('state', '=', 'pending')
    .where('payment_reference', 'is not', null)
    .where('reminded_at', 'is', null)
    .where(isUnpaid)
    .where('payer_email', '<>', '')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', new Date(now.getTime() + noticeMs))
    .where('created_at', '<=', new Date(now.getTime() - noticeMs))
    .orderBy('expires_at')
    .limit(count)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('transactions')
    .set({ reminded_at: now })
    .where('id', 'in', due)
    .returning((eb) => [
      'id',
      'number',
      'amount_cents as amountCents',
      'card_uid as cardUid',
      'payer_email as payerEmail',
      eb.ref('payment_reference').$notNull().as('ticketNumber'),
      'verification_code as verificationCode',
      'expires_at as expiresAt',
    ])
    .execute();
}

/** A payment that can be paid at a counter, with the data for its mails. */
export type PaymentAtCounter = Awaited<ReturnType<typeof claimDueReminders>>[number];
