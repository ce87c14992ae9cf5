import type { SupportMessage } from '@laundry/api-contract';
import { supportMail } from '@laundry/mail-templates';
import { Failure } from '../failure.ts';
import { mailOf } from '../mail/mailOf.ts';
import { senderOf } from '../mail/senderOf.ts';
import { THE_COMPANY, queueMail } from '../queries/mails.ts';
import { keepSupportMessage } from '../queries/supportMessages.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Keeps a visitor's message and has the company told of it, both or neither; once per idempotency key.
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
    const kept = await keepSupportMessage(transaction, message, idempotencyKey, at);
    if (kept === 'other') throw new Failure('ex_idempotency_conflict');
    if (kept === 'again') return;
    const to = { recipient: THE_COMPANY, replyTo: message.emailAddress };
    await queueMail(transaction, mailOf(supportMail(message, at), senderOf(settings), to), at);
  });
  return undefined;
}
