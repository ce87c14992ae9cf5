import { migrate } from '../../src/database/migrate.ts';
import { BASELINE, MIGRATIONS } from '../../src/database/migrations.ts';
import { createIndex, dropIndex, statements } from '../../src/database/migrationSteps.ts';
import type { Migrations } from '../../src/database/migrationSteps.ts';
import { emptyDatabase } from '../../src/queries/upkeep.ts';
import { runSql } from '../ledger/ledgerRead.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { fixture } from '../support/testApp.ts';

const database = fixture(testDatabase, beforeEach, afterEach);

const run = async (statement: string) => (await runSql(database.db, statement)).rows;
const migrateTo = (migrations?: Migrations) =>
  migrate(database.db, { DATABASE_URL: database.url }, { ...(migrations && { migrations }) });

describe('a database from before the first version', () => {
  /** Leaves only these migrations as applied, and drops two tables to show whether others are applied. */
  const leftAt = async (...names: readonly string[]) => {
    await run('delete from kysely_migration');
    for (const name of names) await run(`insert into kysely_migration values ('${name}', now()::text)`);
    await run('drop table migration_steps, laundromats');
  };
  const tables = () => run('select tablename from pg_tables where schemaname = current_schema() order by 1');

  it('is refused in one line and stays as it is, until it is emptied', async () => {
    const whole = await tables();
    await leftAt('001_initial', '092_shipped_orders');
    const left = await tables();
    await expect(migrateTo()).rejects.toThrow(
      /^The database has stopped at migration 092_shipped_orders, before 177_indexes_that_are_read: start the last version that has the migrations in between once; for new demo data, npm start -- --fresh$/,
    );
    expect(await tables()).toEqual(left);
    expect(await run('select name from kysely_migration')).toHaveLength(2);
    await emptyDatabase(database.db);
    expect(await tables()).toEqual([]);
    await migrateTo();
    expect(await tables()).toEqual(whole);
  });

  it('that has the baseline applies only later migrations', async () => {
    await leftAt('001_initial', BASELINE);
    const next = [statements('create table of_next (id integer)')];
    await migrateTo({ [BASELINE]: MIGRATIONS[BASELINE] ?? [], '900_next': next });
    expect(await tables()).toContainEqual({ tablename: 'of_next' });
    expect(await tables()).not.toContainEqual({ tablename: 'laundromats' });
  });
});

it('runs the statements and indexes of the next migration once', async () => {
  await run(
    `insert into administrations (id, name) select gen_random_uuid(), 'Una' from generate_series(1, 25)`,
  );
  const next: Migrations = {
    ...MIGRATIONS,
    '900_next': [
      statements('alter table administrations add column times integer not null default 0'),
      statements('update administrations set times = times + 1'),
      createIndex({ name: 'administrations_by_times', on: 'on administrations (times)' }),
      dropIndex('accounts_by_administration'),
    ],
  };
  await migrateTo(next);
  await migrateTo(next);
  expect(await run('select distinct times from administrations')).toEqual([{ times: 1 }]);
  expect(
    await run(`select indexname from pg_indexes
      where indexname in ('administrations_by_times', 'accounts_by_administration')`),
  ).toEqual([{ indexname: 'administrations_by_times' }]);
});
