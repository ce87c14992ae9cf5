import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { statement } from '../database/statement.ts';

/** How often something may happen in a stretch of time that begins with its first time. */
export interface WindowLimit {
  readonly times: number;
  readonly windowMs: number;
}

/** A stretch of time that is being counted: how often until now, and when it is over. */
export interface CountedWindow {
  readonly times: number;
  readonly endsAt: Date;
}

/** So many more times of what is counted. */
export interface MoreTimes {
  readonly counted: string;
  readonly times: number;
}

/** Windows that began then or before are over. */
export const overBefore = (windowMs: number, at: Date): Date => new Date(at.getTime() - windowMs);

interface MoreTimesAt {
  readonly counted: readonly string[];
  readonly times: readonly number[];
  readonly at: Date;
  /** Windows that began then or before are over. */
  readonly over: Date;
}

const moreTimes = statement((db, { counted, times, at, over }: MoreTimesAt) => {
  const isOver = sql<boolean>`rate_limits.started_at <= ${over}`;
  return db
    .insertInto('rate_limits')
    .columns(['counted', 'started_at', 'times'])
    .expression(
      sql`select counted, ${at}::timestamptz, times from unnest(${counted}::text[], ${times}::int[]) as more (counted, times)`,
    )
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${isOver} then excluded.started_at else rate_limits.started_at end`,
        times: sql<number>`case when ${isOver} then excluded.times else rate_limits.times + excluded.times end`,
      }),
    )
    .returning(['counted', 'started_at', 'times']);
});

/**
 * Counts more times of each, in one statement that locks its rows, always in the same order: no race, no gap, no
 * deadlock. What is counted stays counted where its transaction is kept.
 *
 * @param counts no two of the same
 * @returns the window of each, in their order
 */
export async function addToWindows(
  db: Executor,
  counts: readonly MoreTimes[],
  windowMs: number,
  at: Date,
): Promise<CountedWindow[]> {
  const sorted = counts.toSorted((left, right) => (left.counted < right.counted ? -1 : 1));
  const kept = await moreTimes.all(db, {
    counted: sorted.map((one) => one.counted),
    times: sorted.map((one) => one.times),
    at,
    over: overBefore(windowMs, at),
  });
  const windows = new Map(kept.map((row) => [row.counted, row]));
  return counts.map(({ counted, times: added }) => {
    const { times = added, started_at: startedAt = at } = windows.get(counted) ?? {};
    return { times, endsAt: new Date(startedAt.getTime() + windowMs) };
  });
}

/** Counts one more time. @returns until when it is limited, where this was one too many */
export async function countInWindow(
  db: Executor,
  counted: string,
  limit: WindowLimit,
  at: Date,
): Promise<Date | undefined> {
  const [window] = await addToWindows(db, [{ counted, times: 1 }], limit.windowMs, at);
  return window && window.times > limit.times ? window.endsAt : undefined;
}

/** What is counted, its limit, and the moment that is asked about. */
export interface FullWindow {
  readonly counted: string;
  readonly limit: WindowLimit;
  readonly at: Date;
}

/** Until when one more time would be too many; undefined where it would not. Counts nothing. */
export async function limitedUntil(
  db: Executor,
  counted: string,
  limit: WindowLimit,
  at: Date,
): Promise<Date | undefined> {
  const window = await db
    .selectFrom('rate_limits')
    .select('started_at')
    .where('counted', '=', counted)
    .where('times', '>=', limit.times)
    .where('started_at', '>', overBefore(limit.windowMs, at))
    .executeTakeFirst();
  return window && new Date(window.started_at.getTime() + limit.windowMs);
}
