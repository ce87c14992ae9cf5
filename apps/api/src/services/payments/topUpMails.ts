import { ticketMail, topUpMail } from '@laundry/mail-templates';
import { DAY_MS } from '../../shared/clock.ts';
import { mailDocument, toMail } from '../../mail/composeMail.ts';
import type { Mailing } from '../../mail/composeMail.ts';
import type { Settings } from '../../settings.ts';
import { formatReference } from '../../payments/reference.ts';
import { resultPage } from '@laundry/payment-channels/server';
import { claimDueReminders, queueTicketMails } from '../../queries/payments/ticketMails.ts';
import type { PaymentAtCounter, TicketMail } from '../../queries/payments/ticketMails.ts';
import type { Payment } from '../../queries/payments/payments.ts';
import type { CoreDependencies } from '../dependencies.ts';

const REMINDER_BATCH = 100;

/** What names a payment in its mails: its reference, and the URL of its result page. */
const nameForMails = ({ id, number }: Pick<Payment, 'id' | 'number'>, settings: Settings) => ({
  reference: formatReference(number),
  url: resultPage(settings.PUBLIC_ORIGIN, id),
});

/**
 * Queues the receipt of a top-up. Call it in the transaction that approves the payment.
 *
 * @param amountCents the amount credited to the card
 */
export async function queueTopUpMail(mailing: Mailing, payment: Payment, amountCents: number): Promise<void> {
  const { settings, at } = mailing;
  const { payerEmail: recipient } = payment;
  // A payer whose data was erased has no e-mail.
  if (recipient === '') return;
  const receipt = topUpMail({ ...payment, ...nameForMails(payment, settings), amountCents, at });
  await mailDocument(mailing, receipt, { recipient });
}

/** The mail with the ticket of a payment at a counter, or the reminder of it. */
export function composeTicketMail(
  payment: PaymentAtCounter,
  event: 'issued' | 'reminder',
  settings: Settings,
): TicketMail {
  const mail = ticketMail({ ...payment, ...nameForMails(payment, settings) }, event);
  return toMail(settings, mail, { recipient: payment.payerEmail });
}

/**
 * Queues a reminder for each payment at a counter that expires within a day, once, as long as the payer had
 * not too many mails (`queueTicketMails`).
 */
export async function remindPayers({ db, settings, clock }: CoreDependencies): Promise<void> {
  const at = clock();
  const remindBatch = () =>
    db.transaction().execute(async (transaction) => {
      const due = await claimDueReminders(transaction, at, DAY_MS, REMINDER_BATCH);
      const reminders = due.map((payment) => composeTicketMail(payment, 'reminder', settings));
      await queueTicketMails(transaction, reminders, at);
      return due.length === REMINDER_BATCH;
    });
  while (await remindBatch());
}
