import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Settings } from '../settings.ts';
import { connectToMigrate } from './connect.ts';
import type { Database } from './connect.ts';
import { isDatabaseAway } from './failures.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migrations } from './migrations.ts';
import { prepareSteps, runSteps } from './runSteps.ts';

/** Any number: all instances take the same advisory lock. */
const LOCK = 4_210_025;
const LOOK_AGAIN_MS = 250;

interface MigrateOptions {
  /** The last migration to run, for a database as it was then. */
  readonly upTo?: string;
  readonly migrations?: Migrations;
  /** Called with a line for each step. */
  readonly report?: (line: string) => void;
}

/** Names of the migrations that have run, whichever version knows them. */
async function executedNames(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * One instance migrates at a time. The lock is tried again and again instead of waited for in the database,
 * because building an index concurrently would wait for the waiting statement. The lock is released when the
 * connection ends.
 */
async function takeTurn(db: Database, report: (line: string) => void): Promise<void> {
  for (let reported = false; ; reported = true) {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(${LOCK}::bigint) as taken`.execute(db);
    if (rows[0]?.taken) return;
    if (!reported) report('another instance migrates the database: waiting for it');
    await wait(LOOK_AGAIN_MS);
  }
}

async function run(
  db: Database,
  shared: boolean,
  { upTo, migrations = MIGRATIONS, report = () => undefined }: MigrateOptions,
): Promise<void> {
  const isCurrent = (executed: readonly string[]) =>
    upTo === undefined && Object.keys(migrations).every((name) => executed.includes(name));
  // A version that needs nothing does not wait for a newer one that migrates.
  if (isCurrent(await executedNames(db))) return;
  if (shared) await takeTurn(db, report);
  const executed = await executedNames(db);
  await prepareSteps(db);
  const kyselys = Object.entries(migrations).map(([name, steps]) => {
    const up = async (bound: Database) => {
      report(`${name}: begun`);
      await runSteps(bound, name, steps, { shared, report });
      report(`${name}: done`);
    };
    return [name, { up }] as const;
  });
  // A newer version's migrations are none of ours, and no error: it expands before it contracts (README.md).
  const newer = executed.map((name) => [name, { up: async () => undefined }] as const);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries([...newer, ...kyselys]) },
    disableTransactions: true,
    allowUnorderedMigrations: true,
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw new Error('The database could not be migrated', { cause: error });
}

/**
 * Brings the database to the newest schema, beside instances that serve, on a connection of its own without a
 * time limit; safe to run from several instances at once, and to end at any line: the next run goes on.
 *
 * @param db the embedded database, where the settings name no other
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
  const own = connectToMigrate(url);
  try {
    await own.connection().execute((connection) => run(connection, true, options));
  } finally {
    await own.destroy();
  }
}

const LONGEST_PAUSE_MS = 5000;

/** Migrates, and waits for a database that is away, or goes away meanwhile. */
export async function migrateOnceThere(
  db: Database,
  settings: Pick<Settings, 'DATABASE_URL'>,
  log: { info: (line: string) => void; warn: (fields: object, line: string) => void },
): Promise<void> {
  for (let pause = 250; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      await migrate(db, settings, { report: (line) => log.info(line) });
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, 'the database is away: waiting for it');
      await wait(pause);
    }
}
