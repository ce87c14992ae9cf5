import { setTimeout as wait } from 'node:timers/promises';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../settings.ts';
import { connectToMigrate, rowsOf } from './connect.ts';
import type { Database } from './connect.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { BASELINE, MIGRATIONS } from './migrations.ts';
import { createStepsTable, runMigrationSteps } from './migrationSteps.ts';
import type { Migrations } from './migrationSteps.ts';

/** The key of the advisory lock that all instances take: any number that nothing else uses. */
const LOCK_KEY = 4_210_025;
const LOCK_RETRY_MS = 250;

interface MigrateOptions {
  readonly migrations?: Migrations;
  /** Called with a line of progress for each step. */
  readonly report?: (line: string) => void;
}

/** Names of the migrations that have run, including those of newer versions. */
async function executedNames(db: Database): Promise<string[]> {
  const [table] = await rowsOf<{ exists: boolean }>(db)`
    select to_regclass('kysely_migration') is not null as exists`;
  if (!table?.exists) return [];
  const executed = await rowsOf<{ name: string }>(db)`select name from kysely_migration`;
  return executed.map(({ name }) => name);
}

/** Refuses a database that has run some of the migrations before the baseline, but not all of them. */
function refuseEarlierHistory(executed: readonly string[]): void {
  if (executed.length === 0 || executed.includes(BASELINE)) return;
  throw new Error(
    `The database has stopped at migration ${executed.toSorted().at(-1)}, before ${BASELINE}: start the last version that has the migrations in between once; for new demo data, npm start -- --fresh`,
  );
}

/**
 * Ensures that one instance migrates at a time. The lock is polled instead of waited for in the database,
 * because building an index concurrently would wait for the waiting statement. The lock is released when the
 * connection closes.
 */
async function acquireMigrationLock(db: Database, report: (line: string) => void): Promise<void> {
  for (let reported = false; ; reported = true) {
    const [lock] = await rowsOf<{ acquired: boolean }>(db)`
      select pg_try_advisory_lock(${LOCK_KEY}::bigint) as acquired`;
    if (lock?.acquired) return;
    if (!reported) report('another instance migrates the database: waiting for it');
    await wait(LOCK_RETRY_MS);
  }
}

async function run(
  db: Database,
  shared: boolean,
  { migrations = MIGRATIONS, report = () => undefined }: MigrateOptions,
): Promise<void> {
  const isCurrent = (executed: readonly string[]) =>
    Object.keys(migrations).every((name) => executed.includes(name));
  // A version whose schema is complete does not wait for a newer version that is migrating.
  if (isCurrent(await executedNames(db))) return;
  if (shared) await acquireMigrationLock(db, report);
  const executed = await executedNames(db);
  refuseEarlierHistory(executed);
  await createStepsTable(db);
  const kyselyMigrations = Object.entries(migrations).map(([name, steps]) => {
    const up = async (bound: Database) => {
      report(`${name}: begun`);
      await runMigrationSteps(bound, name, steps, { shared, report });
      report(`${name}: done`);
    };
    return [name, { up }] as const;
  });
  // Migrations of a newer version are no error, because it expands the schema before it contracts it
  // (docs/api.md). Kysely requires that they are listed.
  const newer = executed.map((name) => [name, { up: async () => undefined }] as const);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries([...newer, ...kyselyMigrations]) },
    disableTransactions: true,
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error });
}

/**
 * Migrates the database to the newest schema while other instances serve, on a separate connection without a
 * statement timeout. Several instances may run it at once, and it may be killed at any point: the next run
 * resumes.
 *
 * @param db the embedded database, which is migrated where the settings name no server
 */
export async function migrate(
  db: Database,
  { DATABASE_URL: url }: Pick<Settings, 'DATABASE_URL'>,
  options: MigrateOptions = {},
): Promise<void> {
  if (!url) {
    await db.connection().execute((connection) => run(connection, false, options));
    return;
  }
  const migrationDb = connectToMigrate(url);
  try {
    await migrationDb.connection().execute((connection) => run(connection, true, options));
  } finally {
    await migrationDb.destroy();
  }
}

const LONGEST_PAUSE_MS = 5000;

/** Prepares the database, and repeats the preparation while the database is unavailable. */
export async function prepareWhenAvailable(
  prepare: () => Promise<void>,
  log: { warn: (fields: object, line: string) => void },
): Promise<void> {
  for (let pause = 250; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      return await prepare();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, 'the database is away: waiting for it');
      await wait(pause);
    }
}
