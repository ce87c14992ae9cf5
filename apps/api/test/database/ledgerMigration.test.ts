import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { cardAccount } from '../../src/queries/payments/cards.ts';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { centsOf, runSql } from '../ledger/ledgerRead.ts';
import { unmigratedDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabase.ts';

const BUILDING = randomUUID();
const [UID, OTHER] = ['12345678', '87654321'];
let database: TestDatabase;
let db: Database;

const run = async (...statements: string[]) => {
  for (const statement of statements) await runSql(db, statement);
};

/** A transaction as the version before the ledger wrote it. */
const transaction = (id: string, state: string, more: { purpose?: string; payment?: string } = {}) => {
  const { purpose = 'topup', payment } = more;
  const card = purpose === 'topup' ? `'${UID}', '${BUILDING}'` : 'null, null';
  return `insert into transactions (id, purpose, card_uid, building_id, channel, amount_cents, currency, payer_name,
    payer_email, state, provider_payment_id, created_at, changed_at, approved_at, expires_at)
    values ('${id}', '${purpose}', ${card}, 'MercadoPagos', 40000, 858, 'Ana', 'ana@correo.example', '${state}',
    ${payment ? `'${payment}'` : 'null'}, now(), now(), now(), now())`;
};
const movement = (id: string, kind: 'topup' | 'refund') =>
  `insert into card_movements (card_uid, transaction_id, kind, amount_cents, at)
    values ('${UID}', '${id}', '${kind}', ${kind === 'topup' ? 40_000 : -40_000}, now())`;

/** What the version before the ledger does to a top-up in one database transaction. */
const movesMoney = (id: string, state: 'approved' | 'refunded') => {
  const kind = state === 'approved' ? 'topup' : 'refund';
  const [, amount] = /, (-?\d+), now/.exec(movement(id, kind)) ?? [];
  return runSql(
    db,
    `with changed as (update transactions set state = '${state}', provider_payment_id = 'p-${id}' where id = '${id}'),
      moved as (${movement(id, kind)})
      update cards set balance_cents = balance_cents + ${amount} where uid = '${UID}'`,
  );
};

const IDS = { approved: randomUUID(), refunded: randomUUID(), bought: randomUUID(), pending: randomUUID() };

beforeEach(async () => {
  database = await unmigratedDatabase();
  ({ db } = database);
  await migrate(db, { DATABASE_URL: database.url }, { upTo: '010_discrepancies' });
  await run(
    `insert into administrations (id, name) values ('${BUILDING}', 'Una')`,
    `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
      values ('${BUILDING}', '${BUILDING}', 'Edificio', true, 1, 1, 1000)`,
    `insert into cards (uid, building_id, state, balance_cents)
      values ('${UID}', '${BUILDING}', 'active', 45000), ('${OTHER}', '${BUILDING}', 'active', -700)`,
    transaction(IDS.approved, 'approved', { payment: 'p1' }),
    movement(IDS.approved, 'topup'),
    transaction(IDS.refunded, 'refunded', { payment: 'p2' }),
    movement(IDS.refunded, 'topup'),
    movement(IDS.refunded, 'refund'),
    transaction(IDS.bought, 'approved', { purpose: 'purchase' }),
    `insert into branding_items (id, name, description_html, price_cents, reference, image_name, position)
      values ('${BUILDING}', 'Bolsa', '', 40000, 'R', 'r.svg', 1)`,
    `insert into purchases (transaction_id, item_id, item_name, item_reference, unit_price_cents, quantity, address, phone)
      values ('${IDS.bought}', '${BUILDING}', 'Bolsa', 'R', 40000, 1, 'x', 'x')`,
    transaction(IDS.pending, 'pending'),
  );
  await migrate(db, { DATABASE_URL: database.url });
});

afterEach(async () => {
  await database.close();
});

it('carries balances, payments and refunds over, each once', async () => {
  expect(await faultsOfLedger(db)).toEqual([]);
  expect(await cardAccount(db, UID)).toMatchObject({
    balance_cents: 45_000,
    movements: [{ amount_cents: 40_000 }, { amount_cents: 40_000 }, { amount_cents: -40_000 }],
  });
  expect(await cardAccount(db, OTHER)).toMatchObject({ balance_cents: -700, movements: [] });
  const balances = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'name', 'balance_cents'])
    .where('kind', '<>', 'card')
    .orderBy('kind')
    .execute();
  expect(balances).toEqual([
    { kind: 'opening', name: '', balance_cents: -5000 + 700 },
    { kind: 'orders', name: '', balance_cents: 40_000 },
    { kind: 'provider', name: 'MercadoPagos', balance_cents: -80_000 },
  ]);
});

it('books what the version before it does beside it', async () => {
  await movesMoney(IDS.pending, 'approved');
  expect(await cardAccount(db, UID)).toMatchObject({ balance_cents: 85_000 });
  expect(await centsOf(db, IDS.pending, 'card')).toBe(40_000);
  await movesMoney(IDS.pending, 'refunded');
  expect(await cardAccount(db, UID)).toMatchObject({ balance_cents: 45_000 });
  expect(await centsOf(db, IDS.pending, 'provider')).toBe(0);
  expect(await faultsOfLedger(db)).toEqual([]);
});

it('books purchases of the version before it', async () => {
  const id = randomUUID();
  await run(
    transaction(id, 'pending', { purpose: 'purchase' }),
    `update transactions set state = 'approved' where id = '${id}'`,
  );
  expect(await centsOf(db, id, 'orders')).toBe(40_000);
  await run(`update transactions set state = 'refunded' where id = '${id}'`);
  expect(await centsOf(db, id, 'orders')).toBe(0);
  expect(await faultsOfLedger(db)).toEqual([]);
});
