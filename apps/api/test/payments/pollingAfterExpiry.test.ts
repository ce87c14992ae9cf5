import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { FakePayment } from '../support/fakeProviders.ts';
import { bancardOperation, numberOf, settleFacts, putPayment } from './notify.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const QUARTER_DAY = 6 * HOUR;
const NO_CHARGE = /No se realizó ningún cobro/;

const app = fixture(startTestApp);
beforeEach(() => app.providers.restore());

/** What is true of an attempt at its provider: a new one, unless it is named. @returns its id */
const put = (id: string, fields: Partial<FakePayment> = {}) => putPayment(app, id, fields);
/** The searches for a payment. */
const queriesFor = (id: string) =>
  app.providers.seen().filter(({ query }) => query.get('external_reference') === id);
/** Time passes, with the reconciler at work in it. */
async function pass(ms: number, everyMs = QUARTER_DAY): Promise<void> {
  for (let passed = 0; passed < ms; passed += everyMs) {
    app.advance(everyMs);
    await app.reconciler.run();
  }
}

it.each(['MercadoPagos', 'RedPagos'])(
  'credits a payment of %s that was in process at its end and is approved 3 days later, unnotified',
  async (channel) => {
    const id = await app.createTopUp({ channel });
    const before = await app.balance();
    const underWay = put(id, { status: 'in_process' });
    await pass(5 * DAY);
    const { authorizationResult, errorMessage } = await app.statusOf(id);
    expect(authorizationResult).toBe('DENIED');
    expect(errorMessage).toMatch(/venció/);
    expect(errorMessage).not.toMatch(NO_CHARGE);
    put(id, { id: underWay });
    await pass(DAY + QUARTER_DAY);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired', 'approved']);
    expect(await app.balance()).toBe(before + 400);
  },
);

it.each(CHANNEL_NAMES)(
  'lets no frozen payment of %s expire by time, nor calls it off, until an operator has resolved it',
  async (channel) => {
    const fields = channel === 'PagosWeb' ? { paymentMethod: 2 } : {};
    const id = await app.createTopUp({ channel, ...fields });
    await settleFacts(app, id, { contradiction: 'two readings' }, channel);
    const ROLLBACK = 'POST /bancard/vpos/api/0.3/single_buy/rollback';
    const before = app.providers.seen(ROLLBACK).length;
    await pass(6 * DAY);
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    expect(app.providers.seen(ROLLBACK)).toHaveLength(before);
    const { text } = await app.get('/internal/discrepancies');
    const open = JSON.parse(text) as { id: string; transaction_id: string }[];
    const one = open.find(({ transaction_id }) => transaction_id === id);
    const hand = { by: 'Eva Paz', reason: 'nobody paid' };
    expect((await app.post(`/internal/discrepancies/${one?.id}/resolve`, hand)).status).toBe(204);
    await pass(DAY);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired']);
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'DENIED', expired: true });
  },
);

it('credits a second attempt that is approved long after the first was denied, unnotified', async () => {
  const id = await app.createTopUp();
  const before = await app.balance();
  put(id, { status: 'rejected' });
  await pass(3 * DAY);
  expect(await app.statesOf(id)).toEqual(['created', 'pending', 'denied']);
  put(id);
  await pass(DAY + QUARTER_DAY);
  expect(await app.statesOf(id)).toEqual(['created', 'pending', 'denied', 'approved']);
  expect(await app.balance()).toBe(before + 400);
});

it('polls ever more rarely, and not beyond 40 days', async () => {
  const id = await app.createTopUp();
  const polls = () => queriesFor(id).length;
  await pass(2 * HOUR, 10 * MINUTE);
  const first = polls();
  await pass(10 * DAY);
  const early = polls() - first;
  await pass(10 * DAY);
  const late = polls() - first - early;
  await pass(25 * DAY);
  const until40 = polls();
  await pass(10 * DAY);
  expect(early).toBeGreaterThan(late);
  expect(late).toBeGreaterThanOrEqual(9);
  expect(late).toBeLessThanOrEqual(11);
  expect(polls()).toBe(until40);
});

it("ends with the provider's own final word, which may say that nothing was charged", async () => {
  const id = await app.createTopUp({ channel: 'RedPagos' });
  put(id, { status: 'cancelled', status_detail: 'expired' });
  await pass(5 * DAY);
  expect((await app.statusOf(id))['errorMessage']).toMatch(NO_CHARGE);
  const before = queriesFor(id).length;
  await pass(10 * DAY);
  expect(queriesFor(id)).toHaveLength(before);
});

describe('Bancard', () => {
  const ROLLBACK = 'POST /bancard/vpos/api/0.3/single_buy/rollback';
  const CONFIRMATIONS = 'POST /bancard/vpos/api/0.3/single_buy/confirmations';
  const refusal = (key: string) => () => ({ body: { status: 'error', messages: [{ key }] } });

  it('called off what nobody had paid: nothing was charged, and nothing is asked any more', async () => {
    const id = await app.createTopUp({ channel: 'Bancard' });
    await pass(2 * HOUR, 10 * MINUTE);
    expect((await app.statusOf(id))['errorMessage']).toMatch(NO_CHARGE);
    const number = await numberOf(app, id);
    const polls = () =>
      app.providers.seen(CONFIRMATIONS).filter(({ body }) => JSON.stringify(body).includes(`:${number}}`))
        .length;
    const before = polls();
    expect(before).toBeGreaterThan(0);
    await pass(3 * DAY);
    expect(polls()).toBe(before);
  });

  it('would not call it off: it expires here without such a promise, and an approval is found', async () => {
    const id = await app.createTopUp({ channel: 'Bancard' });
    app.providers.on(ROLLBACK, refusal('InvalidOperationError'));
    await pass(2 * HOUR, 10 * MINUTE);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired']);
    expect((await app.statusOf(id))['errorMessage']).not.toMatch(NO_CHARGE);
    app.providers.restore();
    app.providers.putConfirmation(await numberOf(app, id), bancardOperation(app, await numberOf(app, id)));
    await pass(DAY);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'expired', 'approved']);
  });
});

it('of PagosWeb, which cannot be asked, what is known is told', async () => {
  const id = await app.createTopUp({ channel: 'PagosWeb', paymentMethod: 2 });
  await pass(2 * HOUR, HOUR);
  const { errorMessage } = await app.statusOf(id);
  expect(errorMessage).toMatch(/no recibimos ningún aviso/);
  expect(errorMessage).not.toMatch(NO_CHARGE);
});

describe('a creation that its provider did not answer', () => {
  it.each<[string, () => object | Promise<object>]>([
    ['with an error', () => ({ status: 500, body: {} })],
    ['with garbage', () => ({ raw: '{"id": ' })],
  ])('%s is no proof that nothing was charged: a ticket that is paid is credited', async (_what, answer) => {
    app.providers.on('POST /redpagos/v1/payments', answer);
    const failed = await app.create({ channel: 'RedPagos' });
    expect(failed).toMatchObject({ status: 502 });
    expect(failed.text).not.toMatch(NO_CHARGE);
    const { id } = await app.db
      .selectFrom('transactions')
      .select('id')
      .where('state', '=', 'denied')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await app.statusOf(id))['errorMessage']).not.toMatch(NO_CHARGE);
    const before = await app.balance();
    await pass(3 * DAY);
    put(id);
    await pass(2 * DAY);
    expect(await app.statesOf(id)).toEqual(['created', 'denied', 'approved']);
    expect(await app.balance()).toBe(before + 400);
  });
});
