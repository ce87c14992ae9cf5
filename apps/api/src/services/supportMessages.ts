import type { SupportMessage } from '@laundry/api-contract';
import { caseMail, digestMail, supportMail } from '@laundry/mail-templates';
import { Failure } from '../shared/failure.ts';
import { mailCompany, mailDocument } from '../mail/composeMail.ts';
import type { Mailing } from '../mail/composeMail.ts';
import { consumeRateLimit, mailboxKey } from '../queries/rateLimits.ts';
import { insertSupportMessage, assignToDigest, claimDigest } from '../queries/supportMessages.ts';
import type { StoredMessage } from '../queries/supportMessages.ts';
import type { CoreDependencies, Handler } from './dependencies.ts';
import { HOUR_MS } from '../shared/clock.ts';

/** Acknowledgements of failure reports in 24 hours to one e-mail, which may be anybody's. */
const CASE_MAILS = { times: 3, windowMs: 24 * HOUR_MS };

/** Queues a stored message's mail to the company, and the acknowledgement of a failure report. */
async function queueMails(
  mailing: Mailing,
  message: SupportMessage,
  { id, case_number: caseNumber }: StoredMessage,
): Promise<unknown> {
  const { db, settings, at } = mailing;
  const { emailAddress: writer } = message;
  const singleMails = { times: settings.MESSAGE_MAILS_PER_HOUR, windowMs: HOUR_MS };
  const digestAt = await consumeRateLimit(db, 'mails of messages', singleMails, at);
  if (digestAt) return assignToDigest(db, id, digestAt);
  await mailCompany(mailing, supportMail({ ...message, caseNumber }, at), writer);
  if (caseNumber === null) return undefined;
  if (await consumeRateLimit(db, mailboxKey('case mails', writer), CASE_MAILS, at)) return undefined;
  return mailDocument(mailing, caseMail(caseNumber, at), { recipient: writer });
}

/**
 * Stores a visitor's message and queues its mails in one transaction, once per idempotency key. Messages
 * beyond an hour's number of mails wait for its end, when a digest has them all; nobody else is mailed then.
 *
 * @returns the number of a failure report's case, the same one however often it is sent
 * @throws Failure ex_idempotency_conflict for another message under the same key
 */
export const supportInfo: Handler<'supportInfo'> = async (
  { db, settings, clock },
  { body: message, idempotencyKey },
) => {
  const caseNumber = await db.transaction().execute(async (transaction) => {
    const at = clock();
    const stored = await insertSupportMessage(transaction, message, idempotencyKey, at);
    if (!stored) throw new Failure('ex_idempotency_conflict');
    if (stored.isNew) await queueMails({ db: transaction, settings, at }, message, stored);
    return stored.case_number;
  });
  return caseNumber === null ? {} : { caseNumber: String(caseNumber) };
};

/** Messages in one mail, so that no mail server refuses it for its size. */
const MAX_PER_MAIL = 200;

/** Mails the company the messages that had no mail of their own, once their hour is over. */
export async function mailDigests({ db, settings, clock }: CoreDependencies): Promise<void> {
  const at = clock();
  const mailBatch = () =>
    db.transaction().execute(async (transaction) => {
      const messages = await claimDigest(transaction, at, MAX_PER_MAIL);
      if (messages.length === 0) return false;
      await mailCompany({ db: transaction, settings, at }, digestMail(messages));
      return messages.length === MAX_PER_MAIL;
    });
  while (await mailBatch());
}
