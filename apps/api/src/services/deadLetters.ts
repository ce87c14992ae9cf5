import type { Executor } from '../database/connect.ts';
import { Failure } from '../shared/failure.ts';
import { deadMails, requeueDeadMail } from '../queries/mails.ts';
import { isUuid } from '../shared/uuid.ts';
import type { CoreDependencies } from './dependencies.ts';

/** Mails that were given up, newest first, for operators. */
export async function deadLetters({ db, settings }: CoreDependencies) {
  const mails = await deadMails(db);
  return mails.map(({ secret, recipient, ...mail }) => ({
    ...mail,
    recipient: recipient ?? settings.SUPPORT_EMAIL,
    can_be_retried: !secret,
  }));
}

/**
 * Queues a mail that was given up again.
 *
 * @throws Failure ex_not_found, ex_token_expired where its link is gone with its text
 */
export async function retryDeadLetter(db: Executor, id: string, at: Date): Promise<void> {
  const result = isUuid(id) ? await requeueDeadMail(db, id, at) : undefined;
  if (!result) throw new Failure('ex_not_found');
  if (result === 'secret') throw new Failure('ex_token_expired');
}
