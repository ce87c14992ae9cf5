import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

/** How often something may happen within a window of time, which opens with its first hit. */
export interface RateLimit {
  readonly times: number;
  readonly windowMs: number;
}

/** An open window: its hits until now, and when it closes. */
export interface RateLimitWindow {
  readonly times: number;
  readonly endsAt: Date;
}

/** Further hits of one key. */
export interface RateLimitHits {
  readonly rateLimitKey: string;
  readonly times: number;
}

/** The moment at or before which a window must have opened to be over. */
export const windowCutoff = (windowMs: number, at: Date): Date => new Date(at.getTime() - windowMs);

interface HitsAt {
  readonly rateLimitKeys: readonly string[];
  readonly times: readonly number[];
  readonly at: Date;
  /** Windows that began then or before are over. */
  readonly over: Date;
}

const countHits = statement((db, { rateLimitKeys, times, at, over }: HitsAt) => {
  const isOver = sql<boolean>`rate_limits.started_at <= ${over}`;
  return db
    .insertInto('rate_limits')
    .columns(['counted', 'started_at', 'times'])
    .expression(
      sql`select counted, ${at}::timestamptz, times from unnest(${rateLimitKeys}::text[], ${times}::int[]) as more (counted, times)`,
    )
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${isOver} then excluded.started_at else rate_limits.started_at end`,
        times: sql<number>`case when ${isOver} then excluded.times else rate_limits.times + excluded.times end`,
      }),
    )
    .returning(['counted as rateLimitKey', 'started_at', 'times']);
});

/**
 * Counts hits of several keys, in one statement that locks its rows, always in the same order: no race, no
 * gap, no deadlock. They stay counted once their transaction is committed.
 *
 * @param hits no two of the same key
 * @returns the window of each, in their order
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
    over: windowCutoff(windowMs, at),
  });
  const windows = new Map(rows.map((row) => [row.rateLimitKey, row]));
  return hits.map(({ rateLimitKey, times: added }) => {
    const { times = added, started_at: startedAt = at } = windows.get(rateLimitKey) ?? {};
    return { times, endsAt: new Date(startedAt.getTime() + windowMs) };
  });
}

/** Counts one hit. @returns until when the key is limited, where this hit was one too many */
export async function consumeRateLimit(
  db: Executor,
  rateLimitKey: string,
  limit: RateLimit,
  at: Date,
): Promise<Date | undefined> {
  const [window] = await addHits(db, [{ rateLimitKey, times: 1 }], limit.windowMs, at);
  return window && window.times > limit.times ? window.endsAt : undefined;
}

/** A key, its limit, and the moment at which it is looked at. */
export interface RateLimitLookup {
  readonly rateLimitKey: string;
  readonly limit: RateLimit;
  readonly at: Date;
}

/** Until when a further hit would be too many; undefined where it would not. Counts nothing. */
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
