import type { Executor } from '../../database/connect.ts';

/** A payment that can be paid at a counter, with the data for its mails. */
export interface PaymentAtCounter {
  readonly id: string;
  readonly number: number;
  readonly amountCents: number;
  readonly cardUid: string | null;
  readonly payerEmail: string;
  /** The number to quote at the counter. */
  readonly ticketNumber: string;
  readonly verificationCode: string | null;
  readonly expiresAt: Date;
}

/**
 * Claims payments at a counter that are due for a reminder, each once: those that expire within the notice
 * and were created longer ago than it.
 *
 * @param noticeMs how long before its end a payer is reminded
 */
export async function claimDueReminders(
  db: Executor,
  now: Date,
  noticeMs: number,
  count: number,
): Promise<PaymentAtCounter[]> {
  const due = db
    .selectFrom('transactions')
    .select('id')
    .where('state', '=', 'pending')
    .where('payment_reference', 'is not', null)
    .where('reminded_at', 'is', null)

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
