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
