import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, Transaction } from 'kysely';
import Cursor from 'pg-cursor';
import type { Settings } from '../settings.ts';
import { replicaPool } from './replicaPool.ts';
import { oneAtATime, pgliteDialect } from './pglite.ts';
import { createPool } from './pool.ts';
import type { PoolOptions } from './pool.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** Either the database or a transaction on it. */
export type Executor = Kysely<Schema> | Transaction<Schema>;

const STATEMENT_MS = 10_000;
/** A command may wait for a busy server longer than a request may. */
const COMMAND_CONNECT_MS = 60_000;
/** Reports of years take their time, on connections of their own. */
const REPORT_STATEMENT_MS = 60_000;

const pools = new WeakMap<Database, ReturnType<typeof createPool>>();

/** What asks over a pool. */
export const databaseOver = (pool: PostgresPool): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });

/**
 * The connections of a database's pool, and how many callers wait for one; undefined for the embedded
 * database.
 */
export const poolState = (db: Database) => pools.get(db)?.state();

function connectTo(url: string, options: PoolOptions): Database {
  const pool = createPool(url, options);
  const db = databaseOver(pool.pool);
  pools.set(db, pool);
  return db;
}

/** One connection whose statements have all the time that they need. */
export const connectToMigrate = (url: string): Database => connectTo(url, { connections: 1 });

/**
 * What a command works over: one connection whose statements have all the time that they need, or the
 * embedded database.
 */
export const connectWithoutDeadline = (settings: Parameters<typeof connect>[0]): Database =>
  settings.DATABASE_URL
    ? connectTo(settings.DATABASE_URL, { connections: 1, connectMs: COMMAND_CONNECT_MS })
    : connect(settings);

/** An embedded database that is opened by the first query. */
export const connectEmbedded = (open: () => Promise<PGlite>): Database =>
  new Kysely({ dialect: oneAtATime(open) });

/** PostgreSQL where a URL is given, else the embedded database. Nothing is opened before the first query. */
export function connect(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>): Database {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATA_DIR: dataDir } = settings;
  if (url) return connectTo(url, { connections, statementMs: STATEMENT_MS });
  return new Kysely({ dialect: pgliteDialect(dataDir) });
}

/**
 * What reports are read by: connections of their own, so that they never take the last one from those who
 * pay, to a replica where one is named and is not behind. The embedded database has but one.
 */
export function connectReports(
  {
    DATABASE_URL: url,
    DATABASE_REPORTS_URL: replicaUrl,
    DATABASE_REPORT_POOL: connections,
  }: Pick<Settings, 'DATABASE_URL' | 'DATABASE_REPORTS_URL' | 'DATABASE_REPORT_POOL'>,
  embedded: Database,
): { readonly db: Database; readonly close: () => Promise<void> } {
  if (!url) return { db: embedded, close: () => Promise.resolve() };
  const options = { connections, statementMs: REPORT_STATEMENT_MS, planEach: true };
  const primary = createPool(url, options).pool;
  const db = databaseOver(replicaUrl ? replicaPool(primary, createPool(replicaUrl, options).pool) : primary);
  return { db, close: () => db.destroy() };
}
