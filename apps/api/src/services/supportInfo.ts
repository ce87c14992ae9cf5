import type { SupportMessage } from '@laundry/api-contract';
import { supportMail } from '@laundry/mail-templates';
import { Failure } from '../failure.ts';
import { mailOf, senderOf } from '../mail/composeMail.ts';
import { COMPANY_RECIPIENT, queueMail } from '../queries/mails.ts';
import { insertSupportMessage } from '../queries/supportMessages.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Stores a visitor's message and queues the mail to the company in one transaction, once per idempotency key.
 *
 * @throws Failure ex_idempotency_conflict for another message under the same key
 */
export async function supportInfo(
  { db, settings, clock }: Dependencies,
  message: SupportMessage,
  idempotencyKey: string | undefined,
): Promise<undefined> {
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const result = await insertSupportMessage(transaction, message, idempotencyKey, at);
    if (result === 'conflict') throw new Failure('ex_idempotency_conflict');
    if (result === 'duplicate') return;
    const to = { recipient: COMPANY_RECIPIENT, replyTo: message.emailAddress };
    await queueMail(transaction, mailOf(supportMail(message, at), senderOf(settings), to), at);
  });
  return undefined;
}
