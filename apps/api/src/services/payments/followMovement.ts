import type { MailSender } from '@laundry/mail-templates';
import type { StateSource } from '../../payments/transitions.ts';
import type { Executor } from '../../database/connect.ts';
import { changeStateIn } from '../../queries/payments/changeState.ts';
import { queueInvoice } from '../../queries/payments/invoices.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import { queueOrderMails } from '../shop/orders.ts';
import { queueTopUpMail } from './topUpMails.ts';

/** The cause of a booking, and its time. */
export interface Cause {
  readonly source: StateSource;
  readonly at: Date;
  readonly sender: MailSender;
  /** How the provider describes an approval. */
  readonly message?: string | undefined;
}

/** An entry that was booked, and what the card or order holds before and after it, in cents. */
interface Movement {
  readonly entryId: number;
  readonly before: number;
  readonly held: number;
  readonly providerPaymentId: string | undefined;
}

/** What follows an entry: the invoice of what moved, the payment's state with its order, their mails. */
export async function followMovement(
  db: Executor,
  payment: Payment,
  { entryId, before, held, providerPaymentId }: Movement,
  { source, at, sender, message }: Cause,
): Promise<void> {
  if (held !== before && payment.rut) await queueInvoice(db, entryId, at);
  if (held <= 0 && before <= 0) return;
  const changed = await changeStateIn(db, payment.id, {
    source,
    at,
    ...(held > 0 ? ({ to: 'approved', providerPaymentId, message } as const) : ({ to: 'refunded' } as const)),
  });
  for (const order of changed?.orders ?? []) await queueOrderMails(db, order, sender, at);
  if (changed?.firstApproved && payment.purpose === 'topup')
    await queueTopUpMail(db, payment, held, sender, at);
}
