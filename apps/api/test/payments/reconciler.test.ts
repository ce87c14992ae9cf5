import { SEARCH, ROLLBACK, vposError } from '../support/fakeProviders.ts';
import type { FakePayment } from '../support/fakeProviders.ts';
import { bancardOperation, bancardTopUp, settleFacts, putPayment } from './notify.ts';
import { DAY, fixture, HOUR, MINUTE, startTestApp } from '../support/testApp.ts';

const QUARTER_DAY = 6 * HOUR;
const NO_CHARGE = /No se realizó ningún cobro/;
const app = fixture(startTestApp);
beforeEach(() => app.begin());

/** Puts an attempt to pay at the provider: a new one unless `fields` has its id. @returns the id */
const put = (id: string, fields: Partial<FakePayment> = {}) => putPayment(app, id, fields);
const queriesFor = (id: string) =>
  app.providers.seen().filter(({ query }) => query.get('external_reference') === id);
/** Advances the clock step by step, and runs the reconciler after each step. */
async function pass(ms: number, everyMs = QUARTER_DAY): Promise<void> {
  for (let passed = 0; passed < ms; passed += everyMs) {
    app.advance(everyMs);
    await app.reconcile();
  }
}

it('finds a payment without notification within a minute, by the local settings', async () => {
  const id = await app.createTopUp();
  await pass(10 * MINUTE, 5000);
  put(id);
  await pass(55_000, 5000);
  expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'APPROVED' });
});

describe('expiry', () => {
  it('follows a last query, and a payment found by it is approved instead', async () => {
    const [left, paid] = [await app.createTopUp(), await app.createTopUp()];
    put(paid);
    app.advance(91 * MINUTE);
    await app.reconcile();
    expect(await app.payment(left)).toMatchObject({
      state: 'expired',
      history: [{}, {}, { source: 'expiry' }],
    });
    expect(await app.listStates(paid)).toEqual(['created', 'pending', 'approved']);
    expect((await app.getStatus(left))['errorMessage']).toMatch(/venció/);
  });

  it('waits while the provider fails', async () => {
    const id = await app.createTopUp();
    app.providers.on(SEARCH, () => ({ status: 503, body: {} }));
    app.advance(91 * MINUTE);
    await app.reconcile();
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    app.providers.restore();
    app.advance(MINUTE);
    await app.reconcile();
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired']);
  });

  it('also ends a top-up that is still in state created', async () => {
    const id = await app.createTopUp();
    await app.remove('transaction_history', { transaction_id: id, state: 'pending' });
    await app.change('transactions', { id }, { state: 'created' });
    app.advance(91 * MINUTE);
    await app.reconcile();
    expect(await app.listStates(id)).toEqual(['created', 'expired']);
  });
});

it('polls a payment once, however many reconcilers run', async () => {
  // First handles all payments that other tests left to poll.
  await pass(5 * DAY, 5 * DAY);
  await app.createTopUp();
  const before = app.providers.seen(SEARCH).length;
  app.advance(MINUTE);
  await Promise.all([app.reconcile(), app.reconcile(), app.reconcile()]);
  expect(app.providers.seen(SEARCH).length).toBe(before + 1);
});

it.each([
  ['a payment that was in process at its end', 'in_process', 'expired', 5],
  ['a second attempt, after a first one was denied', 'rejected', 'denied', 3],
])('credits %s, when approved days later without notification', async (_what, status, state, days) => {
  const id = await app.createTopUp();
  const first = put(id, { status });
  await pass(days * DAY);
  expect(await app.listStates(id)).toEqual(['created', 'pending', state]);
  expect((await app.getStatus(id))['errorMessage']).not.toMatch(NO_CHARGE);
  put(id, state === 'expired' ? { id: first } : {});
  await pass(DAY + QUARTER_DAY);
  expect(await app.listStates(id)).toEqual(['created', 'pending', state, 'approved']);
});

it('does not roll back a frozen payment', async () => {
  const id = await app.createTopUp({ channel: 'Bancard' });
  await settleFacts(app, id, { contradiction: 'two readings' }, 'Bancard');
  const before = app.providers.seen(ROLLBACK).length;
  await pass(6 * DAY);
  expect(app.providers.seen(ROLLBACK)).toHaveLength(before);
});

it("stops polling after the provider's final answer, and says that nothing was charged", async () => {
  const id = await app.createTopUp({ channel: 'RedPagos' });
  put(id, { status: 'cancelled', status_detail: 'expired' });
  await pass(5 * DAY);
  expect((await app.getStatus(id))['errorMessage']).toMatch(NO_CHARGE);
  const before = queriesFor(id).length;
  await pass(10 * DAY);
  expect(queriesFor(id)).toHaveLength(before);
});

it('when a rollback is refused, the payment expires without "no charge" and may be approved', async () => {
  const { id, number } = await bancardTopUp(app);
  app.providers.on(ROLLBACK, () => vposError('InvalidOperationError'));
  await pass(2 * HOUR, 10 * MINUTE);
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired']);
  expect((await app.getStatus(id))['errorMessage']).not.toMatch(NO_CHARGE);
  app.providers.restore();
  app.providers.putConfirmation(number, bancardOperation(app, number));
  await pass(DAY);
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'expired', 'approved']);
});

it('says of an expired PagosWeb payment that no notice came, not that nothing was charged', async () => {
  const id = await app.createTopUp({ channel: 'PagosWeb', paymentMethod: 2 });
  await pass(2 * HOUR, HOUR);
  const { errorMessage } = await app.getStatus(id);
  expect(errorMessage).toMatch(/no recibimos ningún aviso/);
  expect(errorMessage).not.toMatch(NO_CHARGE);
});

it.each<[string, () => object | Promise<object>]>([
  ['with an error', () => ({ status: 500, body: {} })],
  ['with garbage', () => ({ raw: '{"id": ' })],
])('credits a paid RedPagos ticket whose creation was answered %s', async (_what, answer) => {
  app.providers.on('POST /redpagos/v1/payments', answer);
  const failed = await app.create({ channel: 'RedPagos' });
  expect(failed.text).not.toMatch(NO_CHARGE);
  const { id } = await app.lastPayment();
  expect((await app.getStatus(id))['errorMessage']).not.toMatch(NO_CHARGE);
  await pass(3 * DAY);
  put(id);
  await pass(2 * DAY);
  expect(await app.listStates(id)).toEqual(['created', 'denied', 'approved']);
});
