import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { promisify } from 'node:util';
import { createApp } from '../../src/app.ts';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { seedDatabase } from '../../src/services/seedDatabase.ts';
import { runThrough } from '../company/companyFixture.ts';
import { CARDS, DEMO_RECORDS, toLines } from '../support/demoData.ts';
import { onlyFaked, CONFIRMATIONS, vposError } from '../support/fakeProviders.ts';
import type { FakePayment } from '../support/fakeProviders.ts';
import { heldCents, openKinds } from './ledgerRead.ts';
import {
  bancardNotifies,
  bancardOperation,
  bancardTopUp,
  fakePayment,
  mercadoPagoPays,
  paymentNumber,
  putPayment,
} from '../payments/notify.ts';
import { childEnvironment } from '../support/instance.ts';
import { DAY, fixture, HOUR, startTestApp, testEnvironment } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { testDatabase } from '../support/testDatabase.ts';

const app = fixture(() => startTestApp(onlyFaked));
/** Gives each test days of its own, from noon in Montevideo: hours later it is still the same day. */
const nextDays = (of: TestApp) => of.advance(11 * DAY - ((of.clock().getTime() - 15 * HOUR) % DAY));
beforeEach(() => nextDays(app));

const check = (days = 2, { dependencies }: TestApp = app) =>
  checkLedger(dependencies, { days, graceMs: 600_000 });
let last = 0;
const nextPayment = () => (last += 1);

/** MercadoPago receives a payment now, and sends its webhook. */
async function pays(id: string, payment: Partial<FakePayment> & { id: number }) {
  const now = app.clock().toISOString();
  return mercadoPagoPays(app, id, { date_created: now, date_last_updated: now, ...payment });
}
/** A payment changes at MercadoPago now, without a webhook. */
const changes = (id: string, payment: Partial<FakePayment> & { id: number }) =>
  putPayment(app, id, { date_last_updated: app.clock().toISOString(), ...payment });

/** A top-up that is paid now, with a webhook. @returns its id, and its number at MercadoPago */
async function paidNow() {
  const [id, number] = [await app.createTopUp(), nextPayment()];
  await pays(id, { id: number });
  return { id, number };
}
/** Runs the check, and expects what a payment holds on its card, and the kinds of its open discrepancies. */
async function expectChecked(id: string, cents: number, ...kinds: string[]): Promise<void> {
  await check();
  expect([await heldCents(app.db, id, 'card'), await openKinds(app.db, id)]).toEqual([cents, kinds]);
}

it('compares each day separately with the list of the provider', async () => {
  const first = app.today();
  await paidNow();
  app.advance(DAY);
  const second = app.today();
  for (const amount of [100, 250.5])
    await pays(await app.createTopUp({ amount }), { id: nextPayment(), transaction_amount: amount });
  app.advance(HOUR);
  const { days, silent, failed } = await check();
  expect({ silent, failed }).toEqual({ silent: ['PagosWeb'], failed: [] });
  const ofMercadoPago = days.filter(({ channel }) => channel === 'MercadoPagos');
  expect(ofMercadoPago).toHaveLength(3);
  const of = (wanted: string) => ofMercadoPago.find(({ day }) => day === wanted);
  const one = { payments: 1, cents: 40_000 };
  expect(of(first)).toMatchObject({ provider: one, ledger: one });
  const two = { payments: 2, cents: 35_050 };
  expect(of(second)).toMatchObject({ provider: two, ledger: two });
});

it('books a refund that was not notified, and reports that its notification is late', async () => {
  const { id, number } = await paidNow();
  app.advance(20 * DAY);
  changes(id, { id: number, status_detail: 'partially_refunded', transaction_amount_refunded: 150 });
  app.advance(HOUR);
  await expectChecked(id, 25_000, 'missed-change');
  const open = await runThrough(app, 'discrepancies', { state: 'open' });
  expect(open.filter(({ transaction_id }) => transaction_id === id)).toMatchObject([{ amount: -150 }]);
});

it('does not report a change whose notification may still arrive', async () => {
  const { id, number } = await paidNow();
  app.advance(HOUR);
  changes(id, { id: number, transaction_amount_refunded: 150 });
  await expectChecked(id, 25_000);
});

it('prefers a newer notification to an older list', async () => {
  const older = app.clock().toISOString();
  const { id, number } = await paidNow();
  app.advance(HOUR);
  await pays(id, { id: number, transaction_amount_refunded: 150 });
  changes(id, { id: number, date_last_updated: older });
  app.advance(HOUR);
  await expectChecked(id, 25_000);
});

it('reports nothing about an older payment that was notified late', async () => {
  const id = await app.createTopUp();
  const made = app.clock().toISOString();
  app.advance(5 * DAY);
  await pays(id, { id: nextPayment(), date_created: made, date_last_updated: made });
  app.advance(HOUR);
  await expectChecked(id, 40_000);
});

it('continues at night where the last complete check ended', async () => {
  await app.runJob('check the ledger');
  const id = await app.createTopUp();
  changes(id, { id: nextPayment() });
  app.advance(5 * DAY);
  await app.runJob('check the ledger');
  expect(await heldCents(app.db, id, 'card')).toBe(40_000);
});

it('does not compare imported payments', async () => {
  const database = await testDatabase();
  const at = app.momentIn(-HOUR).toISOString();
  const paid = { card_uid: CARDS.plain, amount: 400, created_at: at, approved_at: at };
  const payer = { name: 'Ana Pérez', email: 'ana@demo.example', message: '' };
  const imported = ['MercadoPagos', 'Bancard'].map((channel) => {
    return { table: 'transaction', id: randomUUID(), channel, ...paid, ...payer };
  });
  await seedDatabase(database.db, toLines([...DEMO_RECORDS, ...imported]));
  const { dependencies, server } = await createApp(app.settings, database.db, app.clock);
  const { days } = await checkLedger(dependencies, { days: 1, graceMs: 0 });
  expect(days.every(({ ledger }) => ledger.payments === 0)).toBe(true);
  expect(await database.rows('discrepancies')).toEqual([]);
  await server.close();
  await database.close();
});

describe('the check of Bancard, which has no list', () => {
  const paid = async () => {
    const { id, number } = await bancardTopUp(app);
    await bancardNotifies(app, bancardOperation(app, number));
    app.advance(HOUR);
    return id;
  };
  const says = (key: string) => app.providers.on(CONFIRMATIONS, () => vposError(key));
  afterEach(() => app.providers.restore());

  it('asks about each payment of the checked days, and about no other', async () => {
    const [old, id] = [await paid(), (app.advance(5 * DAY), await paid())];
    const before = app.providers.seen(CONFIRMATIONS).length;
    const { days } = await check(0);
    const asked = app.providers.seen(CONFIRMATIONS).slice(before);
    expect(asked.map(({ body }) => body['operation'])).toEqual([
      expect.objectContaining({ shop_process_id: await paymentNumber(app, id) }),
    ]);
    const one = { payments: 1, cents: 40_000 };
    expect(days.filter(({ channel, ledger }) => channel === 'Bancard' && ledger.payments > 0)).toEqual([
      { channel: 'Bancard', day: expect.any(String) as string, provider: one, ledger: one },
    ]);
    for (const each of [old, id]) expect(await openKinds(app.db, each)).toEqual([]);
  });

  it('takes a rollback made in its console from the card, and reports it', async () => {
    const id = await paid();
    says('AlreadyRollbackedError');
    await expectChecked(id, 0, 'missed-change');
  });

  it('reports a payment that Bancard does not know, until it does', async () => {
    const id = await paid();
    says('PaymentNotFoundError');
    await expectChecked(id, 40_000, 'not-at-provider');
    app.providers.restore();
    await expectChecked(id, 40_000);
  });

  it('does not report a refund that an operator stated', async () => {
    const id = await paid();
    const stated = { by: 'Eva Paz', reason: 'by telephone', amount: 100 };
    await runThrough(app, 'refund', { ...stated, payment: id });
    await expectChecked(id, 30_000);
  });

  it('reports no discrepancy if Bancard does not answer, and has failed for this hour', async () => {
    const id = await paid();
    app.providers.on(CONFIRMATIONS, () => ({ status: 500, body: {} }));
    await expect(app.runJob('check the ledger')).rejects.toThrow('Bancard could not be compared');
    expect(await openKinds(app.db, id)).toEqual([]);
  });
});

describe('an account shared by Checkout Pro and RedPagos with one access token', () => {
  const shared = fixture(() =>
    startTestApp({ ...onlyFaked, REDPAGOS_ACCESS_TOKEN: 'local-mercadopago-token' }),
  );
  beforeEach(() => nextDays(shared));

  const payment = (amount: number) => {
    const now = shared.clock().toISOString();
    return { id: nextPayment(), transaction_amount: amount, date_created: now, date_last_updated: now };
  };
  const open = () => shared.rows('discrepancies', { resolved_at: null });

  it('has each channel compared with its own payments', async () => {
    await mercadoPagoPays(shared, await shared.createTopUp(), payment(400));
    const slip = await shared.createTopUp({ channel: 'RedPagos', amount: 500 });
    await mercadoPagoPays(shared, slip, payment(500), 'redpagos');
    const { days } = await check(0, shared);
    const both = (cents: number) => ({ provider: { payments: 1, cents }, ledger: { payments: 1, cents } });
    expect(Object.fromEntries(days.map((day) => [day.channel, day]))).toMatchObject({
      MercadoPagos: both(40_000),
      RedPagos: both(50_000),
    });
    expect(await open()).toEqual([]);
  });

  it('accepts a RedPagos notification at the address of Checkout Pro', async () => {
    const slip = await shared.createTopUp({ channel: 'RedPagos' });
    expect((await mercadoPagoPays(shared, slip, payment(400), 'mercadopago')).status).toBe(200);
    expect(await shared.listStates(slip)).toEqual(['created', 'pending', 'approved']);
  });

  it('reports a payment of neither channel once', async () => {
    const stranger = fakePayment(randomUUID(), payment(70));
    shared.providers.putPayment(stranger);
    await check(0, shared);
    expect(await open()).toMatchObject([{ kind: 'unknown-payment', key: `MercadoPagos:${stranger.id}` }]);
  });

  it('reports a second approved payment of one order that was not notified', async () => {
    const id = await shared.createTopUp();
    await mercadoPagoPays(shared, id, payment(400));
    shared.providers.putPayment(fakePayment(id, payment(400)));
    await check(0, shared);
    expect(await open()).toContainEqual(expect.objectContaining({ kind: 'paid-twice', key: id }));
  });
});

it('the command prints each day, mails open discrepancies and fails on them', async () => {
  const own = await startTestApp(onlyFaked);
  const command = `${import.meta.dirname}/../../src/checkLedger.ts`;
  const env = {
    ...childEnvironment(),
    ...testEnvironment(own.providers.origin, { DATABASE_URL: own.databaseUrl, ...onlyFaked }),
  };
  const run = () => promisify(execFile)(process.execPath, [command, '--grace-minutes', '0'], { env });
  const { stdout } = await run();
  expect(stdout).toMatch(/\nPagosWeb: .*not compared\n0 open discrepancies\n$/);
  const beside = ['-o', 'pipefail', '-c', '"$0" "$@" | true', process.execPath, command];
  await promisify(execFile)('bash', beside, { env });
  putPayment(own, 'a reference of nobody', { date_created: new Date().toISOString() });
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /MercadoPagos: the provider holds 1 payments, \$ 400; the ledger has 0 .* unknown-payment .*\n2 open/s,
    ) as string,
  });
  expect(await own.rows('mails')).toMatchObject([{ recipient: null }]);
  await own.close();
});
