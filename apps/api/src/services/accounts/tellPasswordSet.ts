import { passwordResetMail } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { queueMail } from '../../queries/mails.ts';
import type { Settings } from '../../settings.ts';

/** Queues the mail that tells of a password that was set by a mailed link, in case somebody else did it. */
export const tellPasswordSet = (db: Executor, settings: Settings, email: string, at: Date): Promise<void> =>
  queueMail(db, mailOf(passwordResetMail(email, at), senderOf(settings), { recipient: email }), at);
