import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

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
  const over = sql<boolean>`rate_limits.started_at <= ${new Date(at.getTime() - windowMs)}`;
  const kept = await db
    .insertInto('rate_limits')
    .values(
      counts
        .map((one) => ({ ...one, started_at: at }))
        .toSorted((left, right) => (left.counted < right.counted ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${over} then excluded.started_at else rate_limits.started_at end`,
        times: sql<number>`case when ${over} then excluded.times else rate_limits.times + excluded.times end`,
      }),
    )
    .returning(['counted', 'started_at', 'times'])
    .execute();
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

/** Since when a window is full: one more time would be too many. No row where it is not. */
export const fullWindow = (db: Executor, { counted, limit, at }: FullWindow) =>
  db
    .selectFrom('rate_limits')
    .select('started_at')
    .where('counted', '=', counted)
    .where('times', '>=', limit.times)
    .where('started_at', '>', new Date(at.getTime() - limit.windowMs));

/** Until when one more time would be too many; undefined where it would not. Counts nothing. */
export async function limitedUntil(
  db: Executor,
  counted: string,
  limit: WindowLimit,
  at: Date,
): Promise<Date | undefined> {
  const window = await fullWindow(db, { counted, limit, at }).executeTakeFirst();
  return window && new Date(window.started_at.getTime() + limit.windowMs);
}
