import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { pgliteDialect } from './pglite.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** Either the database or a transaction on it. */
export type Executor = Kysely<Schema> | Transaction<Schema>;

/** Object id of bigint. Such columns hold cents and row numbers, all far below 2^53. */
const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

/** Whoever uses a connection that ends learns it from the query; an idle one concerns nobody. The pool opens another. */
const ignoreEnd = () => undefined;

const pools = new WeakMap<Database, pg.Pool>();

function createPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    types,
    ...options,
  });
  pool.on('error', ignoreEnd);
  // A connection that is lent out tells its end itself: without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', ignoreEnd));
  return pool;
}

/** The connections of a database's pool, and how many callers wait for one; undefined for the embedded database. */
export function poolState(db: Database) {
  const pool = pools.get(db);
  return pool && { size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** One connection whose statements have all the time that they need. */
export const migrationDialect = (url: string): PostgresDialect =>
  new PostgresDialect({
    pool: createPool(url, { max: 1, options: '-c statement_timeout=0', idleTimeoutMillis: 0 }),
  });

/** PostgreSQL where a URL is given, else the embedded database. Nothing is opened before the first query. */
export function connect(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>): Database {
  const { DATABASE_URL: url, DATABASE_POOL: connections, DATA_DIR: dataDir } = settings;
  if (url) {
    const pool = createPool(url, { max: connections, statement_timeout: 10_000, idleTimeoutMillis: 60_000 });
    const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
    pools.set(db, pool);
    return db;
  }
  if (!dataDir.startsWith('memory:')) mkdirSync(dirname(dataDir), { recursive: true });
  return new Kysely({ dialect: pgliteDialect(dataDir) });
}
