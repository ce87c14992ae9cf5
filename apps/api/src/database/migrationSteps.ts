import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Executor } from './connect.ts';
import { isLockConflict } from './failures.ts';

interface StepContext {
  /** The migrating connection, which has no statement timeout. */
  readonly db: Database;
  /** Whether other processes may use the database meanwhile; false for the embedded one. */
  readonly shared: boolean;
  /** Runs a transaction with a short lock timeout and retries it, so that no request queues up behind it. */
  readonly transact: <T>(work: (transaction: Executor) => Promise<T>) => Promise<T>;
  /** Records that the step is done; a transaction that does the work records it with the work. */
  readonly recordDone: (executor: Executor) => Promise<unknown>;
  /** Prints a line of progress. */
  readonly report: (line: string) => void;
}

/** A part of a migration, which runs once: an interrupted migration resumes after the last step done. */
type Step = (context: StepContext) => Promise<void>;

export type Migration = readonly Step[];

/** Migrations by their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Runs statements in one transaction. Only for statements that hold their locks for moments. */
export const statements =
  (...texts: readonly string[]): Step =>
  ({ transact, recordDone }) =>
    transact(async (transaction) => {
      for (const text of texts) await sql.raw(text).execute(transaction);
      await recordDone(transaction);
    });

interface Index {
  readonly name: string;
  /** The rest of the definition, for example `on uses (card_uid, at desc)`. */
  readonly on: string;
  readonly unique?: boolean;
}

/**
 * Creates an index without blocking writers: concurrently where the database is shared. An invalid index that
 * an interrupted run left behind is dropped and created again.
 */
export const createIndex =
  ({ name, on, unique = false }: Index): Step =>
  async ({ db, shared, report }) => {
    const create = (how: string) =>
      sql.raw(`create ${unique ? 'unique ' : ''}index ${how} ${name} ${on}`).execute(db);
    if (!shared) {
      await create('if not exists');
      return;
    }
    const { rows } = await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
      where indexrelid = to_regclass(${name})`.execute(db);
    if (rows[0]?.valid === true) return;
    if (rows[0]) await sql.raw(`drop index concurrently ${name}`).execute(db);
    report(`index ${name}`);
    await create('concurrently');
  };

/** Drops an index without blocking readers. */
export const dropIndex =
  (name: string): Step =>
  async ({ db, shared }) => {
    await sql.raw(`drop index ${shared ? 'concurrently ' : ''}if exists ${name}`).execute(db);
  };

/** The longest wait for a lock, because requests queue up behind a migration that waits. */
const LOCK_TIMEOUT_MS = 500;
/** How often a transaction is tried before the migration fails, with a pause between two attempts. */
const MAX_ATTEMPTS = 300;
const PAUSE_MS = 500;

/** Creates the table of steps unless it exists. */
export const createStepsTable = (db: Executor) =>
  sql`create table if not exists migration_steps (
    migration text not null,
    step integer not null,
    done_at timestamptz,
    primary key (migration, step))`.execute(db);

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
  const done = await db.selectFrom('migration_steps').select('step').where('migration', '=', name).execute();
  for (const [index, step] of migration.entries()) {
    if (done.some((row) => row.step === index)) continue;
    const recordDone = (executor: Executor) =>
      executor
        .insertInto('migration_steps')
        .values({ migration: name, step: index, done_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await step({
      db,
      shared,
      transact: (work) => transact(db, work),
      recordDone,
      report: (line) => report(`${name}: ${line}`),
    });
    await recordDone(db);
  }
}
