import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Executor } from './connect.ts';
import { isLockConflict } from './failures.ts';
import type { Migration, StepContext } from './migrationSteps.ts';

/** The longest wait for a lock, because requests queue up behind a migration that waits. */
const LOCK_TIMEOUT_MS = 500;
/** How often a transaction is tried before the migration fails, with a pause between two attempts. */
const MAX_ATTEMPTS = 300;
const PAUSE_MS = 500;

/** Creates the table of steps unless it exists. */
export async function createStepsTable(db: Executor): Promise<void> {
  await sql`create table if not exists migration_steps (
    migration text not null,
    step integer not null,
    position text,
    done_at timestamptz,
    primary key (migration, step))`.execute(db);
}

async function transact<T>(db: Database, work: (transaction: Executor) => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1)
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(transaction);
        return work(transaction);
      });
    } catch (error) {
      if (attempts >= MAX_ATTEMPTS || !isLockConflict(error)) throw error;
      await wait(PAUSE_MS);
    }
}

/** Runs the remaining steps of a migration on one connection. */
export async function runMigrationSteps(
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
    const recorded = known.find((row) => row.step === index);
    if (recorded?.done_at) continue;
    const recordProgress: StepContext['recordProgress'] = async (transaction, progress) => {
      const values = progress === 'done' ? { done_at: new Date() } : progress;
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
      position: recorded?.position ?? null,
      recordProgress,
      report: (line) => report(`${name}: ${line}`),
    });
    await recordProgress(db, 'done');
  }
}
