import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { prepared } from '../database/prepared.ts';
import { sha256 } from '../shared/secrets.ts';

/** How many hits are allowed in a window of time, which opens with the first hit. */
export interface RateLimit {
  readonly times: number;
  readonly windowMs: number;
}

/** Windows that opened at this moment or before have ended. */
export const windowCutoff = (windowMs: number, at: Date): Date => new Date(at.getTime() - windowMs);

/** The prefix of keys whose windows last a day. The upkeep keeps them longer than others. */
export const DAY_KEYS = 'day ';

/** The mailbox of an e-mail, by which limits count: the same for `ana@…`, `Ana@…` and `ana+1@…`. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*/, '');

/** The key of mails to a mailbox in windows of a day. */
export const mailboxKey = (kind: string, email: string): string =>
  DAY_KEYS + sha256(`${kind} ${mailboxOf(email)}`);

/**
 * Counts hits of a key, in one statement, so that concurrent calls lose none. A transaction that is rolled
 * back takes its hits back; one that counts several keys counts them in their order, so that no two of them
 * wait for each other.
 *
 * @returns the hits in the key's open window so far, and when it closes
 */
export async function addHits(db: Executor, rateLimitKey: string, added: number, windowMs: number, at: Date) {
  const hasEnded = sql<boolean>`rate_limits.started_at <= ${windowCutoff(windowMs, at)}`;
  const { times, started_at: startedAt } = await db
    .insertInto('rate_limits')
    .values({ counted: rateLimitKey, started_at: at, times: added })
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${hasEnded} then excluded.started_at else rate_limits.started_at end`,
        times: sql<number>`case when ${hasEnded} then excluded.times else rate_limits.times + excluded.times end`,
      }),
    )
    .returning(['started_at', 'times'])
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return { times, endsAt: new Date(startedAt.getTime() + windowMs) };
}

/** Counts one hit. @returns until when the key is limited; undefined where this hit was allowed */
export async function consumeRateLimit(db: Executor, rateLimitKey: string, limit: RateLimit, at: Date) {
  const { times, endsAt } = await addHits(db, rateLimitKey, 1, limit.windowMs, at);
  return times > limit.times ? endsAt : undefined;
}

/** Rows with a time, which are counted by the hash in a column. */
interface CountedRows {
  readonly table: 'signin_failures' | 'report_requests';
  readonly column: 'client_hash' | 'pair_hash';
  readonly hash: string;
}

/** Until when a sliding window has as many rows as are allowed; undefined where it has fewer. */
export async function slidingLimitedUntil(
  db: Executor,
  { table, column, hash }: CountedRows,
  { times, windowMs }: RateLimit,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select at from ${sql.table(table)}
    where ${sql.ref(column)} = ${hash} and at > ${windowCutoff(windowMs, now)}
    order by at desc offset ${times - 1} limit 1`.execute(db);
  return rows[0] && new Date(rows[0].at.getTime() + windowMs);
}

/** Until when a further hit would be refused; undefined where it would be allowed. Counts nothing. */
export async function limitedUntil(db: Executor, rateLimitKey: string, limit: RateLimit, at: Date) {
  const window = await db
    .selectFrom('rate_limits')
    .select('started_at')
    .where('counted', '=', rateLimitKey)
    .where('times', '>=', limit.times)
    .where('started_at', '>', windowCutoff(limit.windowMs, at))
    .executeTakeFirst();
  return window && new Date(window.started_at.getTime() + limit.windowMs);
}
