import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { lockDataDir } from './dataDirLock.ts';

const INT8 = 20;

/** Opens an embedded database, by a package imported on demand: with a server it may be missing. */
export async function openPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, parsers: { [INT8]: Number } });
}

/** A query that is read in parts. Its connection reads it whole, so that nobody waits for a slow reader. */
export class WholeAnswer<R> implements PostgresCursor<R> {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  rows: Promise<R[]> = Promise.resolve([]);

  constructor(sql: string, parameters: readonly unknown[]) {
    this.sql = sql;
    this.parameters = parameters;
  }

  read(): Promise<R[]> {
    const { rows } = this;
    this.rows = Promise.resolve([]);
    return rows;
  }

  close = () => Promise.resolve();
}

/** The connection while one caller has it. @param release passes it to the next caller */
function exclusiveConnection(pglite: PGlite, release: () => void): PostgresPoolClient {
  async function run<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The commit of a failed transaction rolls it back without an error, but this query throws one.
    if (sql === 'commit') await pglite.query('select');
    const { rows, affectedRows = 0 } = await pglite.query<R>(sql, [...parameters]);
    return { command: 'UPDATE', rowCount: affectedRows, rows };
  }

  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    if (typeof asked === 'string') return run<R>(asked, parameters);
    if (asked instanceof WholeAnswer)
      asked.rows = run<R>(asked.sql, asked.parameters)
        .then(({ rows }) => rows)
        .finally(release);
    return asked;
  }

  return { query, release };
}

/**
 * A pool of the one connection of an embedded database, which the first caller opens. Callers get it one at a
 * time, in the order in which they asked: else a query would join another request's open transaction.
 */
export function embeddedPool(open: () => Promise<PGlite>): PostgresPool {
  let opened: Promise<PGlite> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    options: {},
    connect: async () => {
      opened ??= open();
      const pglite = await opened.catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      const previous = last;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      last = promise;
      await previous;
      return exclusiveConnection(pglite, () => resolve(undefined));
    },
    end: async () => {
      await (await opened)?.close();
    },
  };
}

const isInMemory = (dataDir: string) => dataDir.startsWith('memory:');

/**
 * The pool of the embedded database.
 *
 * @param dataDir a folder, which this process keeps locked until the database is destroyed, or `memory://`
 */
export function dataDirPool(dataDir: string): PostgresPool {
  let unlock: () => void = () => undefined;
  const pool = embeddedPool(async () => {
    if (!isInMemory(dataDir)) {
      mkdirSync(dirname(dataDir), { recursive: true });
      unlock = lockDataDir(dataDir);
    }
    return openPglite({ dataDir }).catch((error: unknown) => {
      unlock();
      throw error;
    });
  });
  return { ...pool, end: () => pool.end().finally(() => unlock()) };
}
