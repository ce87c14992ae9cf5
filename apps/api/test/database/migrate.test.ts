import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { insertResident, residentsOf } from '../../src/queries/administration/residents.ts';
import { unmigratedDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const [ours, theirs] = [randomUUID(), randomUUID()];
const [home, elsewhere] = [randomUUID(), randomUUID()];

/** Who was entered before an e-mail could be entered once only. */
const EARLIER = [
  { firstname: 'Ana', building: home, email: 'ana@correo.example', confirmed: false },
  { firstname: 'Ana María', building: home, email: 'ANA@correo.example', confirmed: true },
  { firstname: 'Anita', building: home, email: 'ana@correo.example', confirmed: false },
  { firstname: 'Bruno', building: home, email: 'bruno@correo.example', confirmed: false },
  { firstname: 'Ana Ajena', building: elsewhere, email: 'ana@correo.example', confirmed: false },
];
const names = EARLIER.map(({ firstname }) => firstname).sort();

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await unmigratedDatabase();
  ({ db } = database);
  await migrate(db, { DATABASE_URL: database.url }, { upTo: '006_invitations' });
  for (const [administration, building] of [
    [ours, home],
    [theirs, elsewhere],
  ] as const) {
    await db.insertInto('administrations').values({ id: administration, name: 'Administración' }).execute();
    const prices = { splitting: false, price_customer_cents: 1, machine_rate_cents: 1, income_share_bp: 0 };
    await db
      .insertInto('buildings')
      .values({ id: building, administration_id: administration, name: 'Edificio', ...prices })
      .execute();
  }
  for (const { firstname, building, email, confirmed } of EARLIER)
    await db
      .insertInto('residents')
      .values({
        id: randomUUID(),
        building_id: building,
        administration_id: building === home ? ours : theirs,
        firstname,
        lastname: 'Paz',
        email,
        reference: 'Apto 1',
        created_at: AT,
        validated_at: confirmed ? AT : null,
      })
      .execute();
});

afterEach(async () => {
  await database.close();
});

const everybody = async () =>
  (await db.selectFrom('residents').select('firstname').execute()).map(({ firstname }) => firstname).sort();

const enter = (email: string) =>
  insertResident(
    db,
    {
      buildingId: home,
      firstname: 'Eva',
      lastname: 'Paz',
      email,
      reference: 'Apto 2',
    },
    { administrationId: ours, from: '2026-11-23', to: '2026-11-23' },
    { hash: randomUUID(), expiresAt: AT },
    undefined,
    AT,
  );

describe('a database that holds an e-mail twice in an administration', () => {
  it('is brought up to date with everybody in it', async () => {
    await migrate(db, { DATABASE_URL: database.url });
    expect(await everybody()).toEqual(names);
    const counted = await db
      .selectFrom('residents')
      .select('firstname')
      .where('repeated', '=', false)
      .execute();
    expect(counted.map(({ firstname }) => firstname).sort()).toEqual(['Ana Ajena', 'Ana María', 'Bruno']);
  });

  it('takes no further one under it, until the last of them is gone', async () => {
    await migrate(db, { DATABASE_URL: database.url });
    for (const { id, email } of await residentsOf(db, home, '2026-11-23')) {
      expect(await enter(email.toUpperCase())).toBeUndefined();
      await db.deleteFrom('residents').where('id', '=', id).execute();
    }
    expect(await enter('ana@correo.example')).toMatchObject({ firstname: 'Eva' });
    expect(await enter('Ana@correo.example')).toBeUndefined();
  });
});

it('a database whose e-mails were held apart already goes on with it', async () => {
  await db.deleteFrom('residents').where('firstname', 'in', ['Ana', 'Anita']).execute();
  // By the name that it had then.
  const index = db.schema.createIndex('residents_by_administration').unique().on('residents');
  await index.columns(['administration_id', 'email']).execute();
  await migrate(db, { DATABASE_URL: database.url });
  expect(await everybody()).toEqual(['Ana Ajena', 'Ana María', 'Bruno']);
  expect(await enter('BRUNO@correo.example')).toBeUndefined();
});
