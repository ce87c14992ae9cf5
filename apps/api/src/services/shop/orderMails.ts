import { buyerMail, companyMail } from '@laundry/mail-templates';
import type { MailSender } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { mailOf } from '../../mail/composeMail.ts';
import { referenceOf } from '../../payments/reference.ts';
import { COMPANY_RECIPIENT, queueMail } from '../../queries/mails.ts';
import { purchaseOf } from '../../queries/shop/orders.ts';
import type { ChangedOrder } from '../../queries/shop/orders.ts';

/** Queues what buyer and company read of an order, within the transaction that changed it. */
export async function queueOrderMails(
  db: Executor,
  { event, purchase }: ChangedOrder,
  sender: MailSender,
  at: Date,
): Promise<void> {
  const news = { event, purchase, reference: referenceOf(purchase.payment_number), at };
  const { payer_email: email } = purchase;
  // A buyer whose data was erased is told nothing.
  if (email !== '') await queueMail(db, mailOf(buyerMail(news), sender, { recipient: email }), at);
  const company = { recipient: COMPANY_RECIPIENT, ...(email !== '' && { replyTo: email }) };
  await queueMail(db, mailOf(companyMail(news), sender, company), at);
}

/**
 * Queues what the buyer reads when the company sent an order, within the transaction that marked it; the
 * company knows.
 */
export async function queueShippedMail(
  db: Executor,
  transactionId: string,
  sender: MailSender,
  at: Date,
): Promise<void> {
  const purchase = await purchaseOf(db, transactionId);
  const { payer_email: recipient, payment_number: number } = purchase;
  if (recipient === '') return;
  const news = { event: 'shipped', purchase, reference: referenceOf(number), at } as const;
  await queueMail(db, mailOf(buyerMail(news), sender, { recipient }), at);
}
