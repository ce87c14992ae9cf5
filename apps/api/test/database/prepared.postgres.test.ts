import { databaseOnPool, rowsOf } from '../../src/database/connect.ts';
import { createPool } from '../../src/database/pool.ts';
import { inSnapshot } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { prepared } from '../../src/database/prepared.ts';
import { CARDS } from '../support/demoData.ts';
import { administer } from '../support/templates.ts';
import { demoDatabase } from '../support/testDatabase.ts';
import { fixture } from '../support/testApp.ts';

const database = fixture(demoDatabase);

const readState = (uid: string) =>
  database.db
    .selectFrom('cards')
    .select('state')
    .where('uid', '=', uid)
    .modifyEnd(prepared)
    .executeTakeFirst();

test('after a migration changed a type, a prepared statement fails once, then uses a new connection', async () => {
  expect(await readState(CARDS.plain)).toEqual({ state: 'active' });
  await administer(database.url, 'alter table cards alter column state type varchar(20)');
  await expect(readState(CARDS.plain)).rejects.toThrow('cached plan must not change result type');
  expect(await readState(CARDS.lost)).toEqual({ state: 'lost' });
});

test('a check of the ledger has no time limit, the statements after it have', async () => {
  const db = databaseOnPool(createPool(database.url, { connections: 1, statementMs: 50 }).pool);
  const takeLong = (on: Parameters<typeof rowsOf>[0]) => rowsOf(on)`select pg_sleep(1.2)`;
  await inSnapshot(db, takeLong);
  await expect(takeLong(db)).rejects.toThrow('statement timeout');
  await db.destroy();
});
