import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Executor } from './connect.ts';
import { isLockedOut } from './failures.ts';
import type { Migration, StepContext } from './steps.ts';

/** The longest wait for a lock: requests that queue up behind a migration wait as long as it does. */
const LOCK_TIMEOUT_MS = 500;
/** How often a transaction is tried before the migration gives up, with a pause between two tries. */
const TRIES = 300;
const PAUSE_MS = 500;

/** Makes the table of steps, where it is not there yet. */
export async function prepareSteps(db: Executor): Promise<void> {
  await sql`create table if not exists migration_steps (
    migration text not null,
    step integer not null,
    position text,
    done_at timestamptz,
    primary key (migration, step))`.execute(db);
}

async function transact<T>(db: Database, work: (transaction: Executor) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(transaction);
        return work(transaction);
      });
    } catch (error) {
      if (tries >= TRIES || !isLockedOut(error)) throw error;
      await wait(PAUSE_MS);
    }
}

/** Runs what is left of a migration's steps on one connection. */
export async function runSteps(
  db: Database,
  name: string,
  migration: Migration,
  { shared, report }: Pick<StepContext, 'shared' | 'report'>,
): Promise<void> {
  const known = await db
    .selectFrom('migration_steps')
    .select(['step', 'position', 'done_at'])
    .where('migration', '=', name)
    .execute();
  for (const [index, step] of migration.entries()) {
    const before = known.find((row) => row.step === index);
    if (before?.done_at) continue;
    const keep: StepContext['keep'] = async (transaction, kept) => {
      const values = kept === 'done' ? { done_at: new Date() } : kept;
      await transaction
        .insertInto('migration_steps')
        .values({ migration: name, step: index, position: null, done_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['migration', 'step']).doUpdateSet(values))
        .execute();
    };
    await step({
      db,
      shared,
      transact: (work) => transact(db, work),
      position: before?.position ?? null,
      keep,
      report: (line) => report(`${name}: ${line}`),
    });
    await keep(db, 'done');
  }
}
