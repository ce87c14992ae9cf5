import { PGliteDialect } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

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

/** The connection for one taker: an answer that is read slowly comes whole, so that the next one need not wait for its reader. */
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
 * Kysely's own PGlite driver hands its one connection to everybody at once: a query that arrives while another
 * request's transaction is open would join that transaction. This one lends the connection to one at a time.
 */
class OneAtATimeDialect extends PGliteDialect {
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
      destroy: (options) => driver.destroy(options),
    };
  }
}

/** Loaded where it is used: an installation with a server does without the package. */
async function open(dataDir: string) {
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create(dataDir, { parsers: { [INT8]: Number } });
}

/** @param dataDir a folder, or `memory://` */
export const pgliteDialect = (dataDir: string): PGliteDialect =>
  new OneAtATimeDialect({ pglite: () => open(dataDir) });
