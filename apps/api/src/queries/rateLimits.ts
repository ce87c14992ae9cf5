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

/**
 * Counts one more time, in one statement that locks its row: no race, no gap. What is counted stays counted where its
 * transaction is kept.
 *
 * @param counted names what is counted, and by what
 */
export async function addToWindow(
  db: Executor,
  counted: string,
  windowMs: number,
  at: Date,
): Promise<CountedWindow> {
  const over = sql<boolean>`rate_limits.started_at <= ${new Date(at.getTime() - windowMs)}`;
  const { times, started_at } = await db
    .insertInto('rate_limits')
    .values({ counted, started_at: at, times: 1 })
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${over} then excluded.started_at else rate_limits.started_at end`,
        times: sql<number>`case when ${over} then 1 else rate_limits.times + 1 end`,
      }),
    )
    .returning(['started_at', 'times'])
    .executeTakeFirstOrThrow();
  return { times, endsAt: new Date(started_at.getTime() + windowMs) };
}

/** Counts one more time. @returns until when it is limited, where this was one too many */
export async function countInWindow(
  db: Executor,
  counted: string,
  limit: WindowLimit,
  at: Date,
): Promise<Date | undefined> {
  const { times, endsAt } = await addToWindow(db, counted, limit.windowMs, at);
  return times > limit.times ? endsAt : undefined;
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
    .where('started_at', '>', new Date(at.getTime() - limit.windowMs))
    .executeTakeFirst();
  return window && new Date(window.started_at.getTime() + limit.windowMs);
}
