import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import type { Settings } from '../settings.ts';
import { pgliteDialect } from './pglite.ts';
import { createPool } from './pool.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** Either the database or a transaction on it. */
export type Executor = Kysely<Schema> | Transaction<Schema>;

const STATEMENT_MS = 10_000;

const pools = new WeakMap<Database, ReturnType<typeof createPool>>();

/** The connections of a database's pool, and how many callers wait for one; undefined for the embedded database. */
export const poolState = (db: Database) => pools.get(db)?.state();

/** One connection whose statements have all the time that they need. */
export const connectToMigrate = (url: string): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, { connections: 1 }).pool }) });

/** PostgreSQL where a URL is given, else the embedded database. Nothing is opened before the first query. */
export function connect(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>): Database {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATA_DIR: dataDir } = settings;
  if (url) {
    const pool = createPool(url, { connections, statementMs: STATEMENT_MS });
    const db: Database = new Kysely({ dialect: new PostgresDialect({ pool: pool.pool }) });
    pools.set(db, pool);
    return db;
  }
  if (!dataDir.startsWith('memory:')) mkdirSync(dirname(dataDir), { recursive: true });
  return new Kysely({ dialect: pgliteDialect(dataDir) });
}
