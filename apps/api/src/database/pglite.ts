import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import type { DatabaseConnection, Driver } from 'kysely';

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
        return driver.acquireConnection(options);
      },
      async releaseConnection(connection, options) {
        await driver.releaseConnection(connection, options);
        turn.give();
      },
      beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
      destroy: (options) => driver.destroy(options),
    };
  }
}

/** @param dataDir a folder, or `memory://` */
export const pgliteDialect = (dataDir: string): PGliteDialect =>
  new OneAtATimeDialect({ pglite: () => PGlite.create(dataDir, { parsers: { [INT8]: Number } }) });
