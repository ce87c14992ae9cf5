import type { SupportMessage } from '@laundry/api-contract';
import { supportMail, digestMail } from '@laundry/mail-templates';
import { Failure } from '../shared/failure.ts';
import { mailOf, senderOf } from '../mail/composeMail.ts';
import { COMPANY_RECIPIENT, queueMail } from '../queries/mails.ts';
import { consumeRateLimit } from '../queries/rateLimits.ts';
import { insertSupportMessage, leaveToDigest, claimDigest } from '../queries/supportMessages.ts';
import type { Dependencies } from './dependencies.ts';

/** Messages in an hour that the company gets a mail of each for. */
const SINGLE_MAILS = { times: 30, windowMs: 3_600_000 };

/**
 * Stores a visitor's message and queues the mail to the company in one transaction, once per idempotency key.
 * Messages beyond an hour's number of mails wait for its end, when a digest has them all.
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
    const stored = await insertSupportMessage(transaction, message, idempotencyKey, at);
    if (stored.kind === 'conflict') throw new Failure('ex_idempotency_conflict');
    if (stored.kind !== 'new') return;
    const digestAt = await consumeRateLimit(transaction, 'mails of messages', SINGLE_MAILS, at);
    if (digestAt) {
      await leaveToDigest(transaction, stored.id, digestAt);
      return;
    }
    const to = { recipient: COMPANY_RECIPIENT, replyTo: message.emailAddress };
    await queueMail(transaction, mailOf(supportMail(message, at), senderOf(settings), to), at);
  });
  return undefined;
}

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
