import { buyerMail, companyMail } from '@laundry/mail-templates';
import type { MailSender } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { referenceOf } from '../../payments/reference.ts';
import { resultPage } from '@laundry/payment-channels/server';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { Actor } from '../../queries/company/audit.ts';
import { COMPANY_RECIPIENT, queueMail } from '../../queries/mails.ts';
import { purchaseOf, markShipped } from '../../queries/shop/orders.ts';
import type { ChangedOrder } from '../../queries/shop/orders.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';

interface OrderNews extends Omit<ChangedOrder, 'event'> {
  readonly event: ChangedOrder['event'] | 'shipped';
}

/** Queues the mail to the buyer; one whose data was erased has no e-mail. */
async function queueBuyerMail(db: Executor, news: OrderNews, sender: MailSender, at: Date): Promise<void> {
  const { event, purchase } = news;
  const { payer_email: recipient, payment_number: number, transaction_id: id } = purchase;
  if (recipient === '') return;
  const order = { event, purchase, reference: referenceOf(number), at };
  await queueMail(db, mailOf(buyerMail(order, resultPage(sender.siteUrl, id)), sender, { recipient }), at);
}

/** Queues the mails to buyer and company about an order. Call it in the transaction that changes it. */
export async function queueOrderMails(
  db: Executor,
  news: ChangedOrder,
  sender: MailSender,
  at: Date,
): Promise<void> {
  await queueBuyerMail(db, news, sender, at);
  const { payer_email: email, payment_number: number } = news.purchase;
  const company = { recipient: COMPANY_RECIPIENT, ...(email !== '' && { replyTo: email }) };
  const order = { ...news, reference: referenceOf(number), at };
  await queueMail(db, mailOf(companyMail(order), sender, company), at);
}

/**
 * Marks an order as sent and queues the mail to the buyer, in one transaction.
 *
 * @param order the name of the order in the command, for the audit trail
 * @throws Failure ex_not_found where no such order is waiting to be sent
 */
export const shipOrder = (
  { db, settings, clock }: OperatorDependencies,
  transactionId: string,
  order: string,
  actor: Actor & { readonly id: string },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const at = clock();
    if (!(await markShipped(transaction, transactionId, at))) throw new Failure('ex_not_found');
    const purchase = await purchaseOf(transaction, transactionId);
    await queueBuyerMail(transaction, { event: 'shipped', purchase }, senderOf(settings), at);
    const action = { command: 'order ship', subject: order, changes: {} };
    await recordCompanyAction(transaction, { ...actor, ...action, at });
  });
