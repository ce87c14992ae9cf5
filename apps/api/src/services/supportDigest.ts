import { digestMail } from '@laundry/mail-templates';
import { mailOf, senderOf } from '../mail/composeMail.ts';
import { COMPANY_RECIPIENT, queueMail } from '../queries/mails.ts';
import { claimDigest } from '../queries/supportMessages.ts';
import type { Dependencies } from './dependencies.ts';

/** Messages in one mail, so that no mail server refuses it for its size. */
const MAX_PER_MAIL = 200;

/** Mails the company the messages that had no mail of their own, once their hour is over. */
export async function mailDigests({
  db,
  settings,
  clock,
}: Pick<Dependencies, 'db' | 'settings' | 'clock'>): Promise<void> {
  const at = clock();
  const mailBatch = () =>
    db.transaction().execute(async (transaction) => {
      const messages = await claimDigest(transaction, at, MAX_PER_MAIL);
      if (messages.length === 0) return false;
      const mail = mailOf(digestMail(messages), senderOf(settings), { recipient: COMPANY_RECIPIENT });
      await queueMail(transaction, mail, at);
      return messages.length === MAX_PER_MAIL;
    });
  while (await mailBatch());
}
