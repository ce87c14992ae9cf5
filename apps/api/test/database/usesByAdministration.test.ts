import type { Database } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { runSql } from '../ledger/ledgerRead.ts';
import { unmigratedDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

const id = (place: number) => `00000000-0000-4000-8000-0000000003${String(place).padStart(2, '0')}`;
const [ONE, OTHER] = [id(1), id(2)];
/** A building of each administration. */
const BUILDINGS = { [ONE]: id(11), [OTHER]: id(12) };
const MACHINES = { [ONE]: id(21), [OTHER]: id(22) };

let database: TestDatabase;
let db: Database;
const settings = () => ({ DATABASE_URL: database.url });

/** Uses as the version before writes them. */
const used = (administration: string, count: number, at = '2026-06-10T12:00:00Z') =>
  runSql(
    db,
    `insert into uses (building_id, machine_id, card_uid, at, result)
      select '${BUILDINGS[administration]}', '${MACHINES[administration]}', '12345678',
        '${at}'::timestamptz + make_interval(mins => i), case i % 5 when 0 then 'Sin agua' else 'Exitoso' end
      from generate_series(1, ${count}) as i`,
  );
const rowsOf = async (statement: string) => (await runSql(db, statement)).rows;
const numbers = () =>
  rowsOf(
    `select administration_id, count(*)::int as uses, count(*) filter (where succeeded)::int as succeeded
      from uses group by 1 order by 1`,
  );
const kept = () =>
  rowsOf(
    `select administration_id, sum(uses)::int as uses, sum(succeeded)::int as succeeded
      from uses_by_day group by 1 order by 1`,
  );

beforeEach(async () => {
  database = await unmigratedDatabase();
  ({ db } = database);
  await migrate(db, settings(), { upTo: '117_invoice_deliveries' });
  for (const administration of [ONE, OTHER]) {
    const building = BUILDINGS[administration];
    await runSql(db, `insert into administrations (id, name) values ('${administration}', 'Una')`);
    await runSql(
      db,
      `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
        values ('${building}', '${administration}', 'Edificio', false, 1, 1, 0)`,
    );
    await runSql(
      db,
      `insert into machines (id, building_id, machine_type, sort_index, serial_number)
        values ('${MACHINES[administration]}', '${building}', 'WASHER', 1, 'SN')`,
    );
  }
  await used(ONE, 6000);
  await used(OTHER, 10);
});
afterEach(async () => {
  await database.close();
});

it('gives each use and each kept number the administration of its building', async () => {
  await migrate(db, settings());
  const found = [
    { administration_id: ONE, uses: 6000, succeeded: 4800 },
    { administration_id: OTHER, uses: 10, succeeded: 8 },
  ];
  expect(await numbers()).toEqual(found);
  expect(await kept()).toEqual(found);
});

it('owns and counts what the version before writes meanwhile, and after it', async () => {
  await migrate(db, settings());
  await used(ONE, 5);
  await used(OTHER, 5, '2026-07-10T12:00:00Z');
  const found = [
    { administration_id: ONE, uses: 6005, succeeded: 4804 },
    { administration_id: OTHER, uses: 15, succeeded: 12 },
  ];
  expect(await numbers()).toEqual(found);
  expect(await kept()).toEqual(found);
});

it('refuses a change of administration by the version before, which knows no days', async () => {
  await migrate(db, settings());
  const move = `update buildings set administration_id = '${OTHER}' where id = '${BUILDINGS[ONE]}'`;
  await expect(runSql(db, move)).rejects.toThrow('does not say from which day');
  expect(await numbers()).toMatchObject([{ uses: 6000 }, { uses: 10 }]);
});
