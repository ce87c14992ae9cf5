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
  /** The position that an earlier run of this step reached; null at the first run. */
  readonly position: string | null;
  /** Records the reached position, or that the step is done, in the transaction that did the work. */
  readonly recordProgress: (transaction: Executor, progress: { position: string } | 'done') => Promise<void>;
  /** Prints a line of progress. */
  readonly report: (line: string) => void;
}

/**
 * A part of a migration that runs once. Its progress is recorded in the same transaction as its work, so that
 * an interrupted migration resumes after the last completed step.
 */
type Step = (context: StepContext) => Promise<void>;

export type Migration = readonly Step[];

/** Migrations by their names. */
export type Migrations = Readonly<Record<string, Migration>>;

/** Runs statements in one transaction. Only for statements that hold their locks for moments. */
export const statements =
  (...texts: readonly string[]): Step =>
  ({ transact, recordProgress }) =>
    transact(async (transaction) => {
      for (const text of texts) await sql.raw(text).execute(transaction);
      await recordProgress(transaction, 'done');
    });

interface Fill {
  readonly table: string;
  /** A column that orders the rows; `id` by default. */
  readonly key?: string;
  readonly rows?: number;
  /** Makes the statement for a batch; `within` is its condition. It may run again for rows already filled. */
  readonly fill: (within: string) => string;
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

const ROWS_IN_A_BATCH = 5000;
/** Batches between two lines of progress. */
const REPORT_EVERY = 20;

/**
 * Fills columns that an earlier step added, one transaction per batch, in the order of the key. Rows written
 * meanwhile must get their values from a default or a trigger, or be checked by a later constraint.
 */
export const fillInBatches =
  ({ table, key = 'id', rows = ROWS_IN_A_BATCH, fill }: Fill): Step =>
  async ({ transact, position, recordProgress, report }) => {
    const column = `${table}.${key}`;
    const after = (from: string | null) => (from === null ? 'true' : `${column} > ${quoted(from)}`);
    const batch = (from: string | null) =>
      transact(async (transaction) => {
        const { rows: ends } = await sql
          .raw<{ end: string }>(
            `select key::text as "end" from (
              select ${column} as key from ${table} where ${after(from)} order by key limit ${rows}) as batch
            order by key desc limit 1`,
          )
          .execute(transaction);
        const end = ends[0]?.end;
        if (end === undefined) return undefined;
        await sql.raw(fill(`${after(from)} and ${column} <= ${quoted(end)}`)).execute(transaction);
        await recordProgress(transaction, { position: end });
        return end;
      });
    let done = 0;
    for (let from = await batch(position); from !== undefined; from = await batch(from)) {
      done += 1;
      if (done % REPORT_EVERY === 0) report(`${table}: ${done * rows} rows`);
    }
  };

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
    position text,
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
