import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** The recipient of what the company reads: its address is a setting, looked up when the mail is sent. */
export const THE_COMPANY = null;

/** A mail to be written into the outbox. */
export interface NewMail {
  readonly recipient: string | typeof THE_COMPANY;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Puts a mail into the outbox; within the transaction of what causes it, so that neither is there without the other. */
export async function queueMail(db: Executor, mail: NewMail, at: Date): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: at,
      next_try_at: at,
    })
    .execute();
}

/** The longest pause between two tries, as a power of two of the first. */
const MAX_DOUBLINGS = 8;

/**
 * Takes mails that are due. Each is due again after a pause that doubles with every try, so that one whose sender
 * dies, or whose server refuses it, is tried later.
 */
export function takeDueMails(db: Executor, now: Date, firstPauseMs: number, count: number) {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(count)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_try_at: sql<Date>`${now}::timestamptz + ${firstPauseMs}::float8
        * power(2, least(attempts, ${MAX_DOUBLINGS}::int)) * interval '1 millisecond'`,
    }))
    .where('id', 'in', due)
    .returning(['id', 'recipient', 'reply_to', 'subject', 'body_text', 'body_html'])
    .execute();
}

/** How many mails were not sent yet, and when the first of them was written. */
export function outboxState(db: Executor) {
  return db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<Date | null>('created_at').as('oldest')])
    .where('next_try_at', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** A mail was taken by its server: it is not sent again, and what it says, a link's token for one, is kept no longer. */
export async function markSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, next_try_at: null, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();
}
