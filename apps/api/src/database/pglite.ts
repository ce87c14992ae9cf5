import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, PGliteDialectConfig, QueryResult } from 'kysely';
import { lockDataDir } from './dataDirLock.ts';

const INT8 = 20;

/** A mutual-exclusion lock whose waiters acquire it in the order in which they asked. */
function createMutex() {
  let last = Promise.resolve();
  const releasers: (() => void)[] = [];
  return {
    async acquire(): Promise<void> {
      const previous = last;
      let release: () => void = () => undefined;
      last = new Promise((resolve) => (release = resolve));
      await previous;
      releasers.push(release);
    },
    release(): void {
      releasers.shift()?.();
    },
  };
}

/**
 * The connection while one caller holds it. A streamed answer is read completely at once, so that the next
 * caller does not wait for a slow reader.
 */
class ExclusiveConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  #onRelease: (() => void) | undefined;

  constructor(inner: DatabaseConnection, onRelease: () => void) {
    this.inner = inner;
    this.#onRelease = onRelease;
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
    this.#onRelease?.();
    this.#onRelease = undefined;
  }
}

const exclusive = (connection: DatabaseConnection): ExclusiveConnection => {
  if (connection instanceof ExclusiveConnection) return connection;
  throw new Error('a connection of another dialect');
};

/**
 * Kysely's own PGlite driver shares its single connection between all callers: a query that arrives while
 * another request's transaction is open would join that transaction. This dialect gives the connection to one
 * caller at a time.
 */
class SingleConnectionDialect extends PGliteDialect {
  readonly #onClose: () => void;

  /** @param onClose called when the database was closed */
  constructor(config: PGliteDialectConfig, onClose: () => void) {
    super(config);
    this.#onClose = onClose;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const mutex = createMutex();
    return {
      init: (options) => driver.init(options),
      async acquireConnection(options): Promise<DatabaseConnection> {
        await mutex.acquire();
        return new ExclusiveConnection(await driver.acquireConnection(options), () => mutex.release());
      },
      releaseConnection: async (connection) => exclusive(connection).release(),
      beginTransaction: (connection, settings) =>
        driver.beginTransaction(exclusive(connection).inner, settings),
      commitTransaction: (connection) => driver.commitTransaction(exclusive(connection).inner),
      rollbackTransaction: (connection) => driver.rollbackTransaction(exclusive(connection).inner),
      destroy: async (options) => {
        await driver.destroy(options);
        this.#onClose();
      },
    };
  }
}

/** Opens an embedded database, by a package imported on demand: with a server it may be missing. */
export async function openPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ ...options, parsers: { [INT8]: Number } });
}

/** A dialect for an embedded database that the first query opens. @param onClose called when it was closed */
export const singleConnectionDialect = (
  pglite: () => Promise<PGlite>,
  onClose: () => void = () => undefined,
): PGliteDialect => new SingleConnectionDialect({ pglite }, onClose);

const isInMemory = (dataDir: string) => dataDir.startsWith('memory:');

/**
 * The dialect of the embedded database, which the first query opens.
 *
 * @param dataDir a folder, which this process keeps locked until the database is destroyed, or `memory://`
 */
export function pgliteDialect(dataDir: string): PGliteDialect {
  let unlock: () => void = () => undefined;
  const pglite = async () => {
    if (!isInMemory(dataDir)) {
      mkdirSync(dirname(dataDir), { recursive: true });
      unlock = lockDataDir(dataDir);
    }
    return openPglite({ dataDir }).catch((error: unknown) => {
      unlock();
      throw error;
    });
  };
  return singleConnectionDialect(pglite, () => unlock());
}
