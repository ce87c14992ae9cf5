import { buyerMail, companyMail } from '@laundry/mail-templates';
import type { MailSender } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { referenceOf } from '../../payments/reference.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { Actor } from '../../queries/company/audit.ts';
import { COMPANY_RECIPIENT, queueMail } from '../../queries/mails.ts';
import { purchaseOf, markShipped } from '../../queries/shop/orders.ts';
import type { ChangedOrder } from '../../queries/shop/orders.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';

/** Queues the mails to buyer and company about an order. Call it in the transaction that changes it. */
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

/** Queues the mail to the buyer about a sent order. Call it in the transaction that marks it as sent. */
async function queueShippedMail(
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
    await queueShippedMail(transaction, transactionId, senderOf(settings), at);
    const action = { command: 'order ship', subject: order, changes: {} };
    await recordCompanyAction(transaction, { ...actor, ...action, at });
  });
