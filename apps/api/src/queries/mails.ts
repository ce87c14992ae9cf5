import type { Executor } from '../database/connect.ts';

/** The recipient of what the company reads: its address is a setting, looked up when the mail is sent. */
export const COMPANY_RECIPIENT = null;

/** A mail that could not be sent is given up after this. */
export const MAIL_LIFE_MS = 3 * 24 * 3_600_000;
/** Dead letters that operators are shown at once. */
const SHOWN = 200;

/** A mail to be written into the outbox. */
export interface NewMail {
  readonly recipient: string | typeof COMPANY_RECIPIENT;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * When the secret in it ends, a link's token for one: it is not tried after that, and its text never
   * outlives it.
   */
  readonly secretUntil?: Date;
}

const earlier = (a: Date, b: Date | undefined) => (b && b < a ? b : a);
const endOf = (from: Date) => new Date(from.getTime() + MAIL_LIFE_MS);

/**
 * Puts a mail into the outbox; within the transaction of what causes it, so that neither is there without the
 * other.
 */
export async function queueMail(db: Executor, mail: NewMail, at: Date): Promise<void> {
  await db
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
      give_up_at: earlier(endOf(at), mail.secretUntil),
    })
    .execute();
}

/** A mail that is the taker's to send. */
export interface DueMail {
  readonly id: string;
  readonly recipient: string | null;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
  /** How often it was tried, this time included: also tells this try from a later one. */
  readonly attempts: number;
  readonly give_up_at: Date;
}

/**
 * Takes mails that are due. Each is the taker's alone until its lease ends; then, where nothing was written
 * down of it, its sender is dead and it is due again.
 */
export async function claimDueMails(
  db: Executor,
  now: Date,
  leaseMs: number,
  count: number,
): Promise<DueMail[]> {
  const due = db
    .selectFrom('mails')
    .select('id')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(count)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .updateTable('mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_try_at: new Date(now.getTime() + leaseMs),
    }))
    .where('id', 'in', due)
    .returning([
      'id',
      'recipient',
      'reply_to',
      'subject',
      'body_text',
      'body_html',
      'attempts',
      'created_at',
      'give_up_at',
    ])
    .execute();
  // The version before this one writes no end.
  return taken.map((mail) => ({ ...mail, give_up_at: mail.give_up_at ?? endOf(mail.created_at) }));
}

/** How many mails were not sent yet, when the first of them was written, and how many were given up. */
export function outboxState(db: Executor) {
  return db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.count<number>('next_try_at').as('waiting'),
      fn.min<Date | null>('created_at').filterWhere('next_try_at', 'is not', null).as('oldest'),
      fn.count<number>('dead_at').as('dead'),
    ])
    .where((eb) => eb.or([eb('next_try_at', 'is not', null), eb('dead_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
}

/**
 * A mail was taken by its server: it is not sent again, and what it says, a link's token for one, is kept no
 * longer.
 */
export async function markSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, next_try_at: null, dead_at: null, last_error: null, body_text: '', body_html: '' })
    .where('id', '=', id)
    .execute();
}

/** The row of a try, unless a later try or a success is written down in it already. */
const attemptRow = (db: Executor, { id, attempts }: DueMail) =>
  db
    .updateTable('mails')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('next_try_at', 'is not', null);

/** A try failed, another one follows. */
export async function rescheduleMail(
  db: Executor,
  mail: DueMail,
  nextTryAt: Date,
  reason: string,
): Promise<void> {
  await attemptRow(db, mail).set({ next_try_at: nextTryAt, last_error: reason }).execute();
}

/** The last try failed: the mail is a dead letter, and what it says is kept only where it has no secret. */
export async function markDead(db: Executor, mail: DueMail, at: Date, reason: string): Promise<void> {
  await attemptRow(db, mail)
    .set((eb) => ({
      next_try_at: null,
      dead_at: at,
      last_error: reason,
      body_text: eb.case().when('secret', '=', true).then('').else(eb.ref('body_text')).end(),
      body_html: eb.case().when('secret', '=', true).then('').else(eb.ref('body_html')).end(),
    }))
    .execute();
}

/** The dead letters, newest first. */
export function deadMails(db: Executor) {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient',
      'subject',
      'secret',
      'attempts',
      'revivals',
      'last_error',
      'created_at',
      'dead_at',
    ])
    .where('dead_at', 'is not', null)
    .orderBy('dead_at', 'desc')
    .limit(SHOWN)
    .execute();
}

/**
 * Puts a dead letter back among those that wait, with all its time before it again.
 *
 * @returns 'secret' where its text is gone, so that it cannot be sent; undefined where there is no such dead
 * letter
 */
export async function requeueDeadMail(
  db: Executor,
  id: string,
  now: Date,
): Promise<'revived' | 'secret' | undefined> {
  const revived = await db
    .updateTable('mails')
    .set((eb) => ({
      attempts: 0,
      revivals: eb('revivals', '+', 1),
      next_try_at: now,
      give_up_at: endOf(now),
      dead_at: null,
    }))
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .where('secret', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (revived) return 'revived';
  const dead = await db
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .executeTakeFirst();
  return dead && 'secret';
}
