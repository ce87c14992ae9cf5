import { sql } from 'kysely';
import { exists, rowsOf } from '../database/connect.ts';
import type { Database, Executor } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { DAY_MS, HOUR_MS } from '../shared/clock.ts';
import { DAY_KEYS } from './rateLimits.ts';

/** How long a device is remembered after its last sign-in. */
export const DEVICE_LIFE_MS = 180 * DAY_MS;

/** Resolves when the database answers. */
export const ping = (db: Database) => sql`select 1`.execute(db);

/** Tables of rows that no rule needs any more: the column of their age, and how old they become. */
const EXPIRING = [
  ['sessions', 'expires_at', 0],
  // The providers' time (providers §6).
  ['idempotency_keys', 'created_at', DAY_MS],
  ['signin_failures', 'at', HOUR_MS],
  ['report_requests', 'at', DAY_MS],
  // Operators look up mails that were sent or given up.
  ['mails', 'sent_at', 30 * DAY_MS],
  ['mails', 'dead_at', 30 * DAY_MS],
  // Longer than a month, because some jobs run once a month.
  ['job_days', 'done_at', 60 * DAY_MS],
  ['devices', 'last_used_at', DEVICE_LIFE_MS],
  ['password_requests', 'at', HOUR_MS],
  // The page of a used or expired link says which it is.
  ['password_resets', 'expires_at', 30 * DAY_MS],
  ['refused_uses', 'refused_at', 180 * DAY_MS],
] as const;

/** Deletes a table's rows from before a moment, by a column of theirs. */
export const deleteBefore = (db: Executor, table: keyof Schema, column: string, before: Date) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}`.execute(db);

/** Deletes rows that no rule needs any more, such as expired sessions, old counters and sent mails. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  for (const [table, column, ms] of EXPIRING) await deleteBefore(db, table, column, before(ms));
  await db
    .deleteFrom('rate_limits')
    .where('started_at', '<', before(HOUR_MS))
    .where((eb) => eb.or([eb('counted', 'not like', `${DAY_KEYS}%`), eb('started_at', '<', before(DAY_MS))]))
    .execute();
}

/** Rows per statement, so that no other transaction waits long for one of them. */
const BATCH = 1000;

/**
 * Erases payer, RUT and delivery address of the oldest payments that still have them. Amount, card, channel
 * and states stay, because the ledger needs them.
 *
 * @param before payments created before this moment
 * @returns whether there may be more of them
 */
export async function erasePayers(db: Executor, before: Date): Promise<boolean> {
  const { rows } = await sql`
    with emptied as (
      update transactions set payer_name = '', payer_email = '', rut = null
      where id in (
        select id from transactions
        where (payer_email <> '' or payer_name <> '' or rut is not null) and created_at < ${before}
        order by created_at, id limit ${BATCH} for no key update)
      returning id),
    delivered as (
      update purchases set address = '', phone = '' from emptied where purchases.transaction_id = emptied.id)
    select id from emptied`.execute(db);
  return rows.length === BATCH;
}

/** Deletes all tables, functions and data, of whatever version. */
export const emptyDatabase = (db: Executor) =>
  sql`do $$ declare name text := current_schema(); begin
    execute format('drop schema %I cascade', name);
    execute format('create schema %I', name);
  end $$`.execute(db);

/** Claims a job's run of a day until `leaseUntil`. @returns false where another has it, or it is done */
export const claimDay = (db: Executor, job: string, day: string, now: Date, leaseUntil: Date) =>
  exists(
    db
      .insertInto('job_days')
      .values({ job, day, lease_until: leaseUntil })
      .onConflict((conflict) =>
        conflict
          .columns(['job', 'day'])
          .doUpdateSet({ lease_until: leaseUntil })
          .where('job_days.done_at', 'is', null)
          .where('job_days.lease_until', '<=', now),
      )
      .returning('job'),
  );

/** Marks a job's run of a day as done. */
export const finishDay = (db: Executor, job: string, day: string, at: Date) =>
  db.updateTable('job_days').set({ done_at: at }).where('job', '=', job).where('day', '=', day).execute();

/**
 * How many days before a day a job was last done, or first tried where none of the runs that are kept was; 1
 * without any.
 */
export async function daysSinceDone(db: Executor, job: string, day: string): Promise<number> {
  const [last] = await rowsOf<{ days: number | null }>(db)`
    select ${day}::date - coalesce(max(day) filter (where done_at is not null), min(day)) as days
    from job_days where job = ${job} and day < ${day}::date`;
  return last?.days ?? 1;
}
