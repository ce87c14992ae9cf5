import pg from 'pg';
import { statement } from '../../src/database/statement.ts';
import { seedDatabase } from '../../src/services/seedDatabase.ts';
import { CARDS, DEMO_RECORDS, linesOf } from '../support/demoData.ts';
import { testDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await seedDatabase(database.db, linesOf(DEMO_RECORDS));
});
afterAll(() => database.close());

const state = statement((db, { uid }: { readonly uid: string }) =>
  db.selectFrom('cards').select('state').where('uid', '=', uid),
);

test('a migration that changes a type fails a statement once on a connection, which is then given up', async () => {
  const stateOf = (uid: string) => state.first(database.db, { uid });
  expect(await stateOf(CARDS.plain)).toEqual({ state: 'active' });
  const migration = new pg.Client({ connectionString: database.url });
  await migration.connect();
  await migration.query('alter table cards alter column state type varchar(20)');
  await migration.end();
  await expect(stateOf(CARDS.plain)).rejects.toThrow('cached plan must not change result type');
  expect(await stateOf(CARDS.lost)).toEqual({ state: 'lost' });
});
