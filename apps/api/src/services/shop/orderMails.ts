import { buyerMail, companyMail } from '@laundry/mail-templates';
import type { MailSender } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { mailOf } from '../../mail/composeMail.ts';
import { referenceOf } from '../../payments/reference.ts';
import { COMPANY_RECIPIENT, queueMail } from '../../queries/mails.ts';
import { purchaseOf } from '../../queries/shop/orders.ts';
import type { ChangedOrder } from '../../queries/shop/orders.ts';

/**
 * Queues the mails to buyer and company about an order. Call it in the transaction that changed the order.
 */
export async function queueOrderMails(
  db: Executor,
  { event, purchase }: ChangedOrder,
  sender: MailSender,
  at: Date,
): Promise<void> {
  const news = { event, purchase, reference: referenceOf(purchase.payment_number), at };
  const { payer_email: email } = purchase;
  // A buyer whose data was erased has no e-mail.
  if (email !== '') await queueMail(db, mailOf(buyerMail(news), sender, { recipient: email }), at);
  const company = { recipient: COMPANY_RECIPIENT, ...(email !== '' && { replyTo: email }) };
  await queueMail(db, mailOf(companyMail(news), sender, company), at);
}

/**
 * Queues the mail to the buyer about a sent order. Call it in the transaction that marks the order as sent.
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
