import { sql } from 'kysely';
import type { Database, Executor } from '../../database/connect.ts';
import { sha256 } from '../../shared/secrets.ts';
import { queueMail } from '../mails.ts';
import type { NewMail } from '../mails.ts';
import { windowCutoff } from '../rateLimits.ts';
import type { RateLimit } from '../rateLimits.ts';

/** Who asks for a report of which card, as it is counted: hashes only. */
export interface ReportRequest {
  readonly pairHash: string;
  readonly cardHash: string;
  readonly emailHash: string;
}

/** A request as it is counted, its e-mail in whatever case. */
export const reportRequestOf = (uid: string, email: string): ReportRequest => ({
  pairHash: sha256(`${uid} ${email.toLowerCase()}`),
  cardHash: sha256(uid),
  emailHash: sha256(email.toLowerCase()),
});

/** How many reports are allowed (D34). */
export interface ReportLimits {
  /** For a pair of card and e-mail. */
  readonly pair: RateLimit;
  /** Different e-mails for a card, and different cards for an e-mail. */
  readonly different: RateLimit;
}

/** Until when reports for a pair of card and e-mail are limited; undefined where one may be sent. */
export async function pairLimitedUntil(
  db: Executor,
  { pairHash }: ReportRequest,
  { pair: { times, windowMs } }: ReportLimits,
  now: Date,
): Promise<Date | undefined> {
  const oldest = await db
    .selectFrom('report_requests')
    .select('at')
    .where('pair_hash', '=', pairHash)
    .where('at', '>', windowCutoff(windowMs, now))
    .orderBy('at', 'desc')
    .offset(times - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest && new Date(oldest.at.getTime() + windowMs);
}

/** Whether the card was reported to too many other e-mails, or too many other cards to the e-mail. */
export async function isReportedWidely(
  db: Executor,
  { pairHash, cardHash, emailHash }: ReportRequest,
  { different: { times, windowMs } }: ReportLimits,
  now: Date,
): Promise<boolean> {
  const others = await db
    .selectFrom('report_requests')
    .select(({ fn }) => [
      fn.count<number>('email_hash').distinct().filterWhere('card_hash', '=', cardHash).as('emails'),
      fn.count<number>('card_hash').distinct().filterWhere('email_hash', '=', emailHash).as('cards'),
    ])
    .where((eb) => eb.or([eb('card_hash', '=', cardHash), eb('email_hash', '=', emailHash)]))
    .where('pair_hash', '<>', pairHash)
    .where('at', '>', windowCutoff(windowMs, now))
    .executeTakeFirstOrThrow();
  return others.emails >= times || others.cards >= times;
}

/** Whether a report was queued, or what limits it. */
export type QueuedReport =
  | { readonly kind: 'queued' }
  | { readonly kind: 'limited'; readonly until: Date }
  | { readonly kind: 'widely' };

/** Counts a report and queues its mail. Reports of one card, or to one e-mail, are counted in sequence. */
export function queueReport(
  db: Database,
  request: ReportRequest,
  mail: NewMail,
  limits: ReportLimits,
  now: Date,
): Promise<QueuedReport> {
  const { pairHash, cardHash, emailHash } = request;
  return db.transaction().execute(async (transaction) => {
    // Always in the same order, so that nobody waits for somebody who waits for them.
    for (const hash of [cardHash, emailHash].toSorted())
      await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 1))`.execute(transaction);
    const until = await pairLimitedUntil(transaction, request, limits, now);
    if (until) return { kind: 'limited', until };
    if (await isReportedWidely(transaction, request, limits, now)) return { kind: 'widely' };
    await transaction
      .insertInto('report_requests')
      .values({ pair_hash: pairHash, card_hash: cardHash, email_hash: emailHash, at: now })
      .execute();
    await queueMail(transaction, mail, now);
    return { kind: 'queued' };
  });
}
