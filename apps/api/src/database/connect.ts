import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import type { Dialect, PostgresPool, Transaction } from 'kysely';
import Cursor from 'pg-cursor';
import type { Log } from '../process/logging.ts';
import type { Settings } from '../settings.ts';
import { errorCode } from './failures.ts';
import { openDataDir } from './pglite.ts';
import { createPool, replicaPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import type { Schema } from './schema.ts';

/** disk_full of PostgreSQL, and of the folder of the embedded database. */
const DISK_FULL = /^(53100|ENOSPC)$/;
/** The kilobytes that a probe writes: a small row might fit into a page that exists. */
const PROBE_KB = 1024;

/** Databases whose disk was full when they were written last. */
const full = new WeakSet<Kysely<Schema>>();

/** A database that notices each query that failed because the disk was full. */
function createDatabase(dialect: Dialect): Database {
  const db: Database = new Kysely<Schema>({
    dialect,
    log: (event) => {
      if (event.level === 'error' && DISK_FULL.test(errorCode(event.error))) full.add(db);
    },
  });
  return db;
}

/** A database on a pool of connections. */
export const databaseOnPool = (pool: PostgresPool): Database =>
  createDatabase(new PostgresDialect({ pool, cursor: Cursor }));

/** An embedded database that the first query opens. Callers get its one connection one at a time. */
export const connectEmbedded = (open: () => Promise<PGlite>): Database =>
  createDatabase(new PGliteDialect({ pglite: open }));

/**
 * Throws while the disk is full. Once a query has found it full, each call writes a temporary table, to see
 * whether there is space again.
 */
export async function checkDiskSpace(db: Kysely<Schema>): Promise<void> {
  if (!full.has(db)) return;
  await db.transaction().execute(async (transaction) => {
    await sql`create temporary table disk_probe (filler text) on commit drop`.execute(transaction);
    await sql`insert into disk_probe select repeat('x', 1024) from generate_series(1, ${sql.lit(PROBE_KB)})`.execute(
      transaction,
    );
  });
  full.delete(db);
}

/** Whether a query has found the disk full, and none has found space since. */
export const isDiskFull = (db: Kysely<Schema>): boolean => full.has(db);

export type Database = Kysely<Schema>;
/** The database or a transaction on it. */
export type Executor = Kysely<Schema> | Transaction<Schema>;

/** Whether a query finds, or has changed, a row. */
export const exists = async (query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** A tag for a query in SQL. @returns its rows */
export const rowsOf =
  <Row>(db: Executor) =>
  async (...[texts, ...values]: Parameters<typeof sql>): Promise<Row[]> =>
    (await sql<Row>(texts, ...values).execute(db)).rows;

const STATEMENT_MS = 10_000;
/** Commands may wait longer for a busy server than requests. */
const COMMAND_CONNECT_MS = 60_000;
/** Reports over years take longer; they have separate connections. */
const REPORT_STATEMENT_MS = 60_000;

const pools = new WeakMap<Database, ReturnType<typeof createPool>>();

/** Connections of a database's pool and callers waiting for one; undefined for the embedded database. */
export const poolState = (db: Database) => pools.get(db)?.state();

function connectTo(url: string, options: PoolOptions): Database {
  const pool = createPool(url, options);
  const db = databaseOnPool(pool.pool);
  pools.set(db, pool);
  return db;
}

/** A single connection without a statement timeout. */
export const connectToMigrate = (url: string): Database => connectTo(url, { connections: 1 });

/** The database for a command: a single connection without a statement timeout, or the embedded database. */
export const connectForCommand = (settings: Parameters<typeof connect>[0]): Database =>
  settings.DATABASE_URL
    ? connectTo(settings.DATABASE_URL, { connections: 1, connectMs: COMMAND_CONNECT_MS })
    : connect(settings);

/** PostgreSQL where a URL is given, else the embedded database. Nothing is opened before the first query. */
export function connect(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>): Database {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATA_DIR: dataDir } = settings;
  if (url) return connectTo(url, { connections, statementMs: STATEMENT_MS });
  return connectEmbedded(() => openDataDir(dataDir));
}

/**
 * The database for reports. It has separate connections, so that reports never use up those of payments, and
 * reads from the replica where one is configured and has caught up. The embedded database has one connection
 * only.
 */
export function connectReports(
  {
    DATABASE_URL: url,
    DATABASE_REPORTS_URL: replicaUrl,
    DATABASE_REPORT_POOL: connections,
  }: Pick<Settings, 'DATABASE_URL' | 'DATABASE_REPORTS_URL' | 'DATABASE_REPORT_POOL'>,
  embedded: Database,
  log: Log,
): { readonly db: Database; readonly close: () => Promise<void> } {
  if (!url) return { db: embedded, close: () => Promise.resolve() };
  const options = { connections, statementMs: REPORT_STATEMENT_MS, customPlans: true };
  const primary = createPool(url, options).pool;
  const db = databaseOnPool(
    replicaUrl ? replicaPool(primary, createPool(replicaUrl, options).pool, log) : primary,
  );
  return { db, close: () => db.destroy() };
}
