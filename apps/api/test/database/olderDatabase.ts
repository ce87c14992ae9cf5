import { migrate } from '../../src/database/migrate.ts';
import type { Database } from '../../src/database/connect.ts';
import { runSql } from '../ledger/ledgerRead.ts';
import { unmigratedDatabase } from '../support/testDatabase.ts';

/** An administration and a building of it, as every version has had them. */
export const building = (administration: string, id: string, priceCents = 1): string[] => [
  `insert into administrations (id, name) values ('${administration}', 'Una')`,
  `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
    values ('${id}', '${administration}', 'Edificio', false, ${priceCents}, 1, 0)`,
];
export const machine = (id: string, buildingId: string, type = 'WASHER'): string =>
  `insert into machines (id, building_id, machine_type, sort_index, serial_number)
    values ('${id}', '${buildingId}', '${type}', 1, 'SN')`;

/**
 * Before each test of the file that calls this a database of an older version, with what such a version has.
 *
 * @param upTo its last migration
 */
export function olderDatabase(upTo: string, statements: readonly string[] = []) {
  const older = {} as {
    db: Database;
    /** Runs statements one after the other. @returns the rows of the last one */
    run: (...statements: readonly string[]) => Promise<readonly unknown[]>;
    /** Brings it up to date. */
    migrate: () => Promise<void>;
  };
  let close = () => Promise.resolve();
  beforeEach(async () => {
    const database = await unmigratedDatabase();
    const { db } = database;
    const settings = { DATABASE_URL: database.url };
    ({ close } = database);
    older.db = db;
    older.run = async (...all) => {
      let rows: readonly unknown[] = [];
      for (const statement of all) ({ rows } = await runSql(db, statement));
      return rows;
    };
    older.migrate = () => migrate(db, settings);
    await migrate(db, settings, { upTo });
    await older.run(...statements);
  });
  afterEach(() => close());
  return older;
}
