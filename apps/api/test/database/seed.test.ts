import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { USE_DETAILS_EXAMPLE } from '@laundry/api-contract';
import { seedDatabase } from '../../src/services/seedDatabase.ts';
import { cardAccount } from '../../src/queries/payments/cards.ts';
import { faultsOfLedger, faultsOfStates } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { resident } from '../accounts/signup.ts';
import { childEnvironment } from '../support/instance.ts';
import { CARDS, DEMO_RECORDS, IDS, MACHINES, UNITS, card, toLines } from '../support/demoData.ts';
import { emptyDatabase, testDatabase } from '../support/testDatabase.ts';
import { fixture } from '../support/testApp.ts';

const database = fixture(testDatabase);

const transaction = (index: number, amount: number) => ({
  table: 'transaction',
  id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  card_uid: CARDS.plain,
  channel: 'Bancard',
  amount,
  name: 'Ana Demo',
  email: 'ana@demo.example',
  created_at: '2026-01-01T10:00:00Z',
  approved_at: '2026-01-01T10:01:00Z',
  message: null,
});
const RECORDS = [
  ...DEMO_RECORDS,
  {
    table: 'resident',
    ...resident(),
    id: '00000000-0000-4000-8000-0000000000e1',
    building_id: IDS.plain,
    created_at: '2026-01-01T10:00:00-03:00',
    validated_at: null,
  },
  {
    table: 'use',
    machine_id: MACHINES.washer,
    unit_id: UNITS.ten,
    card_uid: CARDS.plain,
    ...USE_DETAILS_EXAMPLE,
    at: '2026-01-01T10:00:00Z',
    result: 'OK',
  },
  ...Array.from({ length: 40 }, (_, index) => transaction(index, 10.25)),
  {
    table: 'price',
    building_id: IDS.plain,
    machine_type: 'WASHER',
    valid_from: '2026-02-01',
    price_customer: 140.25,
    machine_rate: 120,
  },
];

it('imports nothing of a file with a wrong line, and says which', async () => {
  const wrong = [...RECORDS.slice(0, 5), { ...transaction(1, 1), amount: 'diez' }];
  await expect(seedDatabase(database.db, toLines(wrong))).rejects.toThrow('line 6: amount');
  const broken = async function* () {
    yield '{"table":';
  };
  await expect(seedDatabase(database.db, broken())).rejects.toThrow('line 1: no JSON');
  const orphan = [{ table: 'unit', id: UNITS.ten, building_id: IDS.plain, number: '1' }];
  await expect(seedDatabase(database.db, toLines(orphan))).rejects.toThrow();
  expect(await database.rows('administrations')).toEqual([]);
});

it('imports a valid file with its movements and history', async () => {
  expect(await seedDatabase(database.db, toLines(RECORDS))).toBe(RECORDS.length);
  // Each building has the prices of its record for both kinds of machines.
  const prices = await database.rows('prices', {}, 'price_customer_cents');
  expect(prices.map((row) => row.price_customer_cents)).toEqual([...Array<number>(6).fill(12_050), 14_025]);
  const account = await cardAccount(database.db, CARDS.plain);
  expect(account?.balance_cents).toBe(5000 + 40 * 1025);
  expect(account?.movements).toHaveLength(40);
  const history = await database.rows('transaction_history');
  expect(history).toHaveLength(120);
  const [use] = await database.rows('uses');
  expect(use).toMatchObject({
    ...USE_DETAILS_EXAMPLE,
    building_id: IDS.plain,
    at: new Date('2026-01-01T10:00:00Z'),
    result: 'OK',
  });
});

it('books refunds on their day, and charges cards the amounts of uses that have one', async () => {
  const { db, rows, close } = await testDatabase();
  const shared = { card_uid: CARDS.splitting };
  const refunded = { ...transaction(1, 100), ...shared, refunded_at: '2026-01-03T10:00:00Z' };
  const at = '2026-03-01T12:00:00Z';
  const use = { table: 'use', machine_id: MACHINES.washer, card_uid: CARDS.plain, at, result: 'Exitoso' };
  const uses = [{ ...use, amount: 20.5 }, use, { ...use, card_uid: '99999999', amount: 1 }];
  const payments = [refunded, { ...transaction(2, 50), ...shared }];
  await seedDatabase(db, toLines([...DEMO_RECORDS, ...payments, ...uses]));
  expect((await cardAccount(db, CARDS.splitting))?.balance_cents).toBe(5000 + 5000);
  expect(await rows('confirmed_changes')).toMatchObject([
    { kind: 'refund', amount_cents: -10_000, share_cents: -1000, at: new Date('2026-01-03T10:00:00Z') },
  ]);
  const history = await rows('transaction_history', { transaction_id: refunded.id }, 'id');
  expect(history.map(({ state }) => state)).toEqual(['created', 'pending', 'approved', 'refunded']);
  expect(await cardAccount(db, CARDS.plain)).toMatchObject({
    balance_cents: 2950,
    movements: [{ amount_cents: -2050, transaction_id: null }],
  });
  expect([...(await faultsOfLedger(db)), ...(await faultsOfStates(db))]).toEqual([]);
  await close();
});

it('the command imports a long file once, and fails without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'laundry-import-'));
  const empty = await emptyDatabase();
  const file = join(folder, 'data.ndjson');
  const cards = Array.from({ length: 1500 }, (_, index) => card(String(40_000_000 + index), IDS.plain));
  await writeFile(file, [...DEMO_RECORDS, ...cards].map((record) => `${JSON.stringify(record)}\n`).join(''));
  const environment = {
    ...childEnvironment(),
    DATABASE_URL: empty.url,
    DATA_DIR: join(folder, 'db'),
  };
  const command = `${import.meta.dirname}/../../src/seed.ts`;
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args], { env: environment });
  expect((await run(file)).stdout).toBe(`imported ${DEMO_RECORDS.length + 1500} records\n`);
  expect((await run(file)).stdout).toContain('nothing imported');
  await expect(run()).rejects.toMatchObject({ code: 1 });
  await empty.drop();
  await rm(folder, { recursive: true });
});
