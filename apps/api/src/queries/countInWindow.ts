import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** How often something may happen in a stretch of time that begins with its first time. */
export interface WindowLimit {
  readonly times: number;
  readonly windowMs: number;
}

/**
 * Counts one more time, in one statement that locks its row: no race, no gap. What is counted stays counted where its
 * transaction is kept.
 *
 * @returns until when it is limited, where it is
 */
export async function countInWindow(
  db: Executor,
  counted: string,
  { times, windowMs }: WindowLimit,
  at: Date,
): Promise<Date | undefined> {
  const start = new Date(at.getTime() - windowMs);
  const over = sql<boolean>`creation_windows.started_at <= ${start}`;
  const window = await db
    .insertInto('creation_windows')
    .values({ counted, started_at: at, created: 1 })
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet({
        started_at: sql<Date>`case when ${over} then excluded.started_at else creation_windows.started_at end`,
        created: sql<number>`case when ${over} then 1 else creation_windows.created + 1 end`,
      }),
    )
    .returning(['started_at', 'created'])
    .executeTakeFirstOrThrow();
  return window.created > times ? new Date(window.started_at.getTime() + windowMs) : undefined;
}
