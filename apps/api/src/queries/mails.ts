import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** The recipient of mails to the company, whose address is a setting that is read when the mail is sent. */
export const COMPANY_RECIPIENT = null;

/** A mail that could not be sent is given up after this. */
export const MAIL_LIFE_MS = 3 * 24 * 3_600_000;
const MAX_LISTED = 200;

export interface NewMail {
  readonly recipient: string | typeof COMPANY_RECIPIENT;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** When a secret in the mail expires, such as a link's token. Later the mail is not sent any more. */
  readonly secretUntil?: Date;
}

const earlier = (a: Date, b: Date | undefined) => (b && b < a ? b : a);
const addMailLife = (from: Date) => new Date(from.getTime() + MAIL_LIFE_MS);

/** Puts a mail into the outbox. Call it in the transaction of the change that causes the mail. */
export const queueMail = (db: Executor, mail: NewMail, at: Date) =>
  db
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      secret: mail.secretUntil !== undefined,
      created_at: at,
      next_try_at: at,
      give_up_at: earlier(addMailLife(at), mail.secretUntil),
    })
    .execute();

/**
 * Claims due mails until a lease ends. A mail without a recorded result by then is due again. The number of
 * `attempts`, including this one, identifies the attempt.
 */
export function claimDueMails(db: Executor, now: Date, leaseMs: number, count: number) {
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
      next_try_at: new Date(now.getTime() + leaseMs),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}

/** A mail that the caller has claimed for sending. */
export type DueMail = Awaited<ReturnType<typeof claimDueMails>>[number];

/** Whether the link in a mail has expired: `give_up_at` is its end where that comes before the mail's own. */
export const hasExpired = ({ secret, created_at, give_up_at }: DueMail, now: Date): boolean =>
  secret && give_up_at <= now && give_up_at < addMailLife(created_at);

/** The number of waiting mails, when the oldest of them was queued, and the number that were given up. */
export const outboxState = (db: Executor) =>
  db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.count<number>('next_try_at').as('waiting'),
      fn.min<Date | null>('created_at').filterWhere('next_try_at', 'is not', null).as('oldest'),
      fn.count<number>('dead_at').as('dead'),
    ])
    .where((eb) => eb.or([eb('next_try_at', 'is not', null), eb('dead_at', 'is not', null)]))
    .executeTakeFirstOrThrow();

/** Marks a mail as sent, and erases its text, which may contain a secret. */
export const markSent = (db: Executor, id: string, at: Date) =>
  db
    .updateTable('mails')
    .set({ sent_at: at, next_try_at: null, dead_at: null, last_error: null, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();

/** The row of an attempt, unless a later attempt or a success was recorded. */
const attemptRow = (db: Executor, { id, attempts }: DueMail) =>
  db
    .updateTable('mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('next_try_at', 'is not', null);

/** Records a failed attempt and the time of the next one. */
export const rescheduleMail = (db: Executor, mail: DueMail, nextTryAt: Date, reason: string) =>
  attemptRow(db, mail).set({ next_try_at: nextTryAt, last_error: reason }).execute();

/** Gives a mail up after its last attempt, and erases its text if it contains a secret. */
export const markDead = (db: Executor, mail: DueMail, at: Date, reason: string) =>
  attemptRow(db, mail)
    .set((eb) => ({
      next_try_at: null,
      dead_at: at,
      last_error: reason,
      body_text: eb.case().when('secret', '=', true).then('').else(eb.ref('body_text')).end(),
      body_html: eb.case().when('secret', '=', true).then('').else(eb.ref('body_html')).end(),
    }))
    .execute();

/** The mails that were given up, newest first. */
export const deadMails = (db: Executor) =>
  db
    .selectFrom('mails')
    .select([
      'id',
      'recipient',
      'subject',
      sql<boolean>`not secret`.as('can_be_retried'),
      'attempts',
      'revivals as retries',
      'last_error as reason',
      'created_at',
      'dead_at',
    ])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** Locks a mail that was given up until the transaction ends; undefined for any other. */
export const lockDeadMail = (db: Executor, id: string) =>
  db
    .selectFrom('mails')
    .select('secret')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Queues a mail that was given up again, with the full time for new attempts. */
export const requeueMail = (db: Executor, id: string, now: Date) =>
  db
    .updateTable('mails')
    .set((eb) => ({
      attempts: 0,
      revivals: eb('revivals', '+', 1),
      next_try_at: now,
      give_up_at: addMailLife(now),
      dead_at: null,
    }))
    .where('id', '=', id)
    .execute();
