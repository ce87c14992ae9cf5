import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, PGliteDialectConfig, QueryResult } from 'kysely';
import { lockDataDir } from './dataDirLock.ts';

const INT8 = 20;

/** A queue of one: each taker waits until the one before it has given back. */
function turnstile() {
  let last = Promise.resolve();
  const givers: (() => void)[] = [];
  return {
    async take(): Promise<void> {
      const before = last;
      let give: () => void = () => undefined;
      last = new Promise((resolve) => (give = resolve));
      await before;
      givers.push(give);
    },
    give(): void {
      givers.shift()?.();
    },
  };
}

/**
 * The connection while one caller has it. A streamed answer is read whole at once, so that the next caller
 * does not wait for a slow reader.
 */
class LentConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  #giveBack: (() => void) | undefined;

  constructor(inner: DatabaseConnection, giveBack: () => void) {
    this.inner = inner;
    this.#giveBack = giveBack;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.inner.executeQuery<R>(query);
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncGenerator<QueryResult<R>> {
    const answer = await this.inner.executeQuery<R>(query);
    this.release();
    yield answer;
  }

  release(): void {
    this.#giveBack?.();
    this.#giveBack = undefined;
  }
}

const lent = (connection: DatabaseConnection): LentConnection => {
  if (connection instanceof LentConnection) return connection;
  throw new Error('a connection of another dialect');
};

/**
 * Kysely's own PGlite driver hands its one connection to everybody at once: a query that arrives while
 * another request's transaction is open would join that transaction. This one lends the connection to one at
 * a time.
 */
class OneAtATimeDialect extends PGliteDialect {
  readonly #closed: () => void;

  /** @param closed told when the database was closed */
  constructor(config: PGliteDialectConfig, closed: () => void) {
    super(config);
    this.#closed = closed;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const turn = turnstile();
    return {
      init: (options) => driver.init(options),
      async acquireConnection(options): Promise<DatabaseConnection> {
        await turn.take();
        return new LentConnection(await driver.acquireConnection(options), () => turn.give());
      },
      releaseConnection: async (connection) => lent(connection).release(),
      beginTransaction: (connection, settings) => driver.beginTransaction(lent(connection).inner, settings),
      commitTransaction: (connection) => driver.commitTransaction(lent(connection).inner),
      rollbackTransaction: (connection) => driver.rollbackTransaction(lent(connection).inner),
      destroy: async (options) => {
        await driver.destroy(options);
        this.#closed();
      },
    };
  }
}

/**
 * Opens an embedded database. Its package is loaded where it is used: an installation with a server does
 * without it.
 */
export async function openPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, parsers: { [INT8]: Number } });
}

/** A dialect over an embedded database that the first query opens. @param closed told when it was closed */
export const oneAtATime = (
  pglite: () => Promise<PGlite>,
  closed: () => void = () => undefined,
): PGliteDialect => new OneAtATimeDialect({ pglite }, closed);

const isInMemory = (dataDir: string) => dataDir.startsWith('memory:');

/**
 * The embedded database, opened by its first query.
 *
 * @param dataDir a folder, which is this process's from then on until the database is destroyed, or
 * `memory://`
 */
export function pgliteDialect(dataDir: string): PGliteDialect {
  let free: () => void = () => undefined;
  const pglite = async () => {
    if (!isInMemory(dataDir)) {
      mkdirSync(dirname(dataDir), { recursive: true });
      free = lockDataDir(dataDir);
    }
    return openPglite({ dataDir }).catch((error: unknown) => {
      free();
      throw error;
    });
  };
  return oneAtATime(pglite, () => free());
}
