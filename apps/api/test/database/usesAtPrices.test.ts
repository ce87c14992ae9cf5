import type { Database } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { runSql } from '../ledger/ledgerRead.ts';
import { unmigratedDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

const id = (place: number) => `00000000-0000-4000-8000-0000000004${String(place).padStart(2, '0')}`;
const [ADMINISTRATION, BUILDING, WASHER, DRYER] = [id(1), id(11), id(21), id(22)];

let database: TestDatabase;
let db: Database;
const settings = () => ({ DATABASE_URL: database.url });
const run = async (statement: string) => (await runSql(db, statement)).rows;

/** A controller's use as the version before writes it, with its debit where it has one. */
async function use(machine: string, at: string, { result = 'Exitoso', cents = 0 } = {}) {
  const [{ id: useId }] = (await run(
    `insert into uses (administration_id, building_id, machine_id, card_uid, at, result, controller_id, controller_use_id)
      values ('${ADMINISTRATION}', '${BUILDING}', '${machine}', '40000001', '${at}', '${result}', 'llano', gen_random_uuid())
      returning id::text`,
  )) as [{ id: string }];
  if (cents === 0) return;
  await run(`with entry as (insert into ledger_entries (kind, key, at) values ('use', '${useId}', now()) returning id)
    insert into ledger_rows (entry_id, account_id, amount_cents)
    select entry.id, ledger_account(side.kind, side.name, 858), side.cents
    from entry, (values ('card', '40000001', -${cents}), ('revenue', '${BUILDING}', ${cents})) as side (kind, name, cents)`);
}

const kept = () =>
  run(`select day::text, machine_type, price_cents::int, uses from uses_at_prices order by 1, 2, 3`);

beforeEach(async () => {
  database = await unmigratedDatabase();
  ({ db } = database);
  await migrate(db, settings(), { upTo: '153_message_digests' });
  await run(`insert into administrations (id, name) values ('${ADMINISTRATION}', 'Una')`);
  await run(
    `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
      values ('${BUILDING}', '${ADMINISTRATION}', 'Edificio', false, 19000, 1, 0)`,
  );
  for (const [machine, type] of [
    [WASHER, 'WASHER'],
    [DRYER, 'DRYER'],
  ])
    await run(
      `insert into machines (id, building_id, machine_type, sort_index, serial_number)
        values ('${machine}', '${BUILDING}', '${type}', 1, 'SN')`,
    );
  await run(`insert into controllers (id, building_id, created_at) values ('llano', '${BUILDING}', now())`);
  await run(
    `insert into cards (uid, building_id, state, balance_cents) values ('40000001', '${BUILDING}', 'active', 100000)`,
  );
});
afterEach(() => database.close());

it('keeps what a card paid, and leaves the price of the day where none did', async () => {
  await use(WASHER, '2026-06-10T12:00:00Z', { cents: 15_000 });
  await use(WASHER, '2026-06-10T13:00:00Z', { cents: 15_000 });
  await use(WASHER, '2026-06-10T14:00:00Z');
  await use(WASHER, '2026-06-10T15:00:00Z', { result: 'Sin agua' });
  await use(DRYER, '2026-06-11T02:00:00Z', { cents: 12_000 });
  await migrate(db, settings());
  expect(await kept()).toEqual([
    { day: '2026-06-10', machine_type: 'DRYER', price_cents: 12_000, uses: 1 },
    { day: '2026-06-10', machine_type: 'WASHER', price_cents: 15_000, uses: 2 },
    { day: '2026-06-10', machine_type: 'WASHER', price_cents: null, uses: 1 },
  ]);
});

it('completes what the version before writes afterwards', async () => {
  await migrate(db, settings());
  await use(WASHER, '2026-06-10T12:00:00Z');
  await use(WASHER, '2026-06-10T13:00:00Z', { result: 'Sin agua' });
  await run(`update buildings set billing = 'postpaid'`);
  await use(DRYER, '2026-06-10T14:00:00Z');
  expect(await kept()).toEqual([
    { day: '2026-06-10', machine_type: 'DRYER', price_cents: null, uses: 1 },
    { day: '2026-06-10', machine_type: 'WASHER', price_cents: 19_000, uses: 1 },
  ]);
});
