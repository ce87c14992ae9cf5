import { preparedName, statement } from '../../src/database/statement.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { administer } from '../support/templates.ts';
import { demoDatabase } from '../support/testDatabase.ts';
import { fixture } from '../support/testApp.ts';

const database = fixture(demoDatabase);

interface CardFilter {
  readonly buildingId: string;
  readonly state?: 'active' | 'lost' | undefined;
}

const made: string[] = [];
const cards = statement((db, { buildingId, state }: CardFilter) => {
  const query = db
    .selectFrom('cards')
    .select('uid')
    .where('building_id', '=', buildingId)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'active'))
    .orderBy('uid');
  made.push(query.compile().sql);
  return query;
});
const findCards = async (values: CardFilter) => (await cards.all(database.db, values)).map(({ uid }) => uid);

test('a statement is compiled once per set of given values, and uses the values of each call', async () => {
  const { plain: buildingId } = IDS;
  const both = [CARDS.plain, CARDS.lost].toSorted();
  expect(await findCards({ buildingId })).toEqual(both);
  expect(await findCards({ buildingId, state: 'lost' })).toEqual([CARDS.lost]);
  expect(await findCards({ buildingId: IDS.other, state: undefined })).toEqual([CARDS.other]);
  expect(await findCards({ buildingId, state: 'active' })).toEqual([CARDS.plain]);
  expect(await cards.first(database.db, { buildingId: IDS.administration })).toBeUndefined();
  expect(made).toHaveLength(2);
  // Each has the name of a prepared statement; statements that are compiled for each call have none.
  const names = made.map(preparedName);
  expect(new Set(names).size).toBe(2);
  expect(names).not.toContain(undefined);
  expect(preparedName('select 1')).toBeUndefined();
});

test('a statement that computes with its values is refused, as it would keep those of its first call', async () => {
  const computing = statement((db, { buildingId }: CardFilter) =>
    db.selectFrom('cards').select('uid').where('building_id', '=', `${buildingId} `),
  );
  await expect(computing.first(database.db, { buildingId: IDS.plain })).rejects.toThrow(
    'may not compute with its value buildingId',
  );
});

const state = statement((db, { uid }: { readonly uid: string }) =>
  db.selectFrom('cards').select('state').where('uid', '=', uid),
);

test('after a migration changed a type, a statement fails once, then uses a new connection', async () => {
  const readState = (uid: string) => state.first(database.db, { uid });
  expect(await readState(CARDS.plain)).toEqual({ state: 'active' });
  await administer(database.url, 'alter table cards alter column state type varchar(20)');
  await expect(readState(CARDS.plain)).rejects.toThrow('cached plan must not change result type');
  expect(await readState(CARDS.lost)).toEqual({ state: 'lost' });
});
