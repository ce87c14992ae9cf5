import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import { sha256 } from '../secrets.ts';

/** How many hits are allowed in a window of time, which opens with the first hit. */
export interface RateLimit {
  readonly times: number;
  readonly windowMs: number;
}

/** An open window: its hits so far, and when it closes. */
export interface RateLimitWindow {
  readonly times: number;
  readonly endsAt: Date;
}

/** Further hits of one key. */
export interface RateLimitHits {
  readonly rateLimitKey: string;
  readonly times: number;
}

/** Windows that opened at this moment or before have ended. */
export const windowCutoff = (windowMs: number, at: Date): Date => new Date(at.getTime() - windowMs);

/** What keys of windows of a day begin with: the upkeep keeps them longer than others. */
export const DAY_KEYS = 'day ';

/** The key of hits that are counted in windows of a day. Who is counted stands in it as a hash only. */
export const dayKey = (counted: string): string => `${DAY_KEYS}${sha256(counted)}`;

interface HitsAt {
  readonly rateLimitKeys: readonly string[];
  readonly times: readonly number[];
  readonly at: Date;
  /** Windows that opened at this moment or before have ended. */
  readonly cutoff: Date;
}

const countHits = statement((db, { rateLimitKeys, times, at, cutoff }: HitsAt) => {
  const hasEnded = sql<boolean>`rate_limits.started_at <= ${cutoff}`;
  return db
    .insertInto('rate_limits')
    .columns(['counted', 'started_at', 'times'])
    .expression(
      sql`select counted, ${at}::timestamptz, times from unnest(${rateLimitKeys}::text[], ${times}::int[]) as more (counted, times)`,
    )
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${hasEnded} then excluded.started_at else rate_limits.started_at end`,
        times: sql<number>`case when ${hasEnded} then excluded.times else rate_limits.times + excluded.times end`,
      }),
    )
    .returning(['counted as rateLimitKey', 'started_at', 'times']);
});

/**
 * Counts hits of several keys in one statement, which locks its rows in the order of the keys, so that
 * concurrent calls neither lose hits nor deadlock. A transaction that is rolled back takes its hits back.
 *
 * @param hits must have different keys
 * @returns the window of each key, in the order of the hits
 */
export async function addHits(
  db: Executor,
  hits: readonly RateLimitHits[],
  windowMs: number,
  at: Date,
): Promise<RateLimitWindow[]> {
  const sorted = hits.toSorted((left, right) => (left.rateLimitKey < right.rateLimitKey ? -1 : 1));
  const rows = await countHits.all(db, {
    rateLimitKeys: sorted.map(({ rateLimitKey }) => rateLimitKey),
    times: sorted.map(({ times }) => times),
    at,
    cutoff: windowCutoff(windowMs, at),
  });
  const windows = new Map(rows.map((row) => [row.rateLimitKey, row]));
  return hits.map(({ rateLimitKey, times: added }) => {
    const { times = added, started_at: startedAt = at } = windows.get(rateLimitKey) ?? {};
    return { times, endsAt: new Date(startedAt.getTime() + windowMs) };
  });
}

/** Counts one hit. @returns until when the key is limited; undefined where this hit was allowed */
export async function consumeRateLimit(
  db: Executor,
  rateLimitKey: string,
  limit: RateLimit,
  at: Date,
): Promise<Date | undefined> {
  const [window] = await addHits(db, [{ rateLimitKey, times: 1 }], limit.windowMs, at);
  return window && window.times > limit.times ? window.endsAt : undefined;
}

/** A key with its limit and the moment of the lookup. */
export interface RateLimitLookup {
  readonly rateLimitKey: string;
  readonly limit: RateLimit;
  readonly at: Date;
}

/** Until when a further hit would be refused; undefined where it would be allowed. Counts nothing. */
export async function limitedUntil(
  db: Executor,
  rateLimitKey: string,
  limit: RateLimit,
  at: Date,
): Promise<Date | undefined> {
  const window = await db
    .selectFrom('rate_limits')
    .select('started_at')
    .where('counted', '=', rateLimitKey)
    .where('times', '>=', limit.times)
    .where('started_at', '>', windowCutoff(limit.windowMs, at))
    .executeTakeFirst();
  return window && new Date(window.started_at.getTime() + limit.windowMs);
}
