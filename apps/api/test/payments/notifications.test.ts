import { randomUUID } from 'node:crypto';
import { server } from '@laundry/strings';
import { openKinds } from '../ledger/ledgerRead.ts';
import { held } from '../support/fakeProviders.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import {
  answerOfWebhook,
  fakePayment,
  mercadoPagoPays,
  mercadoPagoWebhook,
  nextPaymentId,
} from './notify.ts';

/** MercadoPago's protocol, which RedPagos uses too. What all channels share: everyChannel.test.ts. */
const PATH = '/api/v1/notifications/mercadopago';
const RECEIVED = { status: 200, body: { status: 'success' } };
const app = fixture(startTestApp);
beforeEach(() => app.begin());

const start = () => app.createTopUp();
const toRoute = (id: number) => `GET /mercadopago/v1/payments/${id}`;
/** Counts look-ups of these ids only, because one of an earlier test may still be repeated. */
const countLookUps = (...ids: readonly (number | string)[]) =>
  app.providers.seen().filter(({ route }) => ids.some((id) => route.endsWith(`/${id}`))).length;
const ipn = async (topic: string, id: number | string) => {
  const answer = await app.post(`${PATH}?topic=${topic}&id=${id}`, { resource: String(id), topic });
  await app.background.idle();
  return answer;
};

it.each<[string, string, object, RegExp]>([
  ['cc_rejected_insufficient_amount', 'rejected', {}, /^La tarjeta no tiene fondos suficientes\.$/],
  ['cancelled', 'cancelled', { cancelled: true }, /cancelado/],
  ['expired', 'cancelled', { expired: true }, /venció/],
])('denies a payment for %s, with a message of its own', async (status_detail, status, shown, message) => {
  const id = await start();
  await mercadoPagoPays(app, id, { status, status_detail });
  const errorMessage = expect.stringMatching(message) as string;
  expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'DENIED', errorMessage, ...shown });
});

it('credits a second attempt after a denial, and ignores a later denial', async () => {
  const id = await start();
  for (const status of ['rejected', 'approved', 'rejected']) await mercadoPagoPays(app, id, { status });
  expect(await app.listStates(id)).toEqual(['created', 'pending', 'denied', 'approved']);
});

it.each([
  ['amount-differs', { transaction_amount: 4 }],
  ['currency-differs', { currency_id: 'ARS' }],
])('credits nothing for another amount or currency, and opens one discrepancy: %s', async (kind, fields) => {
  const told = (errorMessage: string) => ({ authorizationResult: 'PENDING', errorMessage });
  const id = await start();
  const one = { id: nextPaymentId(), ...fields };
  await mercadoPagoPays(app, id, one);
  await mercadoPagoPays(app, id, one);
  expect(await openKinds(app.db, id)).toEqual([kind]);
  expect(await app.getStatus(id)).toMatchObject(told(server.payment.underReview));
  await mercadoPagoPays(app, id, { ...one, status: 'refunded' });
  expect(await app.getStatus(id)).toMatchObject(told(server.payment.returned));
  const another = { ...one, id: nextPaymentId() };
  await mercadoPagoPays(app, id, another);
  expect(await app.getStatus(id)).toMatchObject(told(server.payment.underReview));
  await mercadoPagoPays(app, id, { ...another, status: 'charged_back' });
  expect(await app.getStatus(id)).toMatchObject(told(server.payment.returned));
  expect(await app.listStates(id)).toEqual(['created', 'pending']);
});

// Forged and unsigned ones: everyChannel.test.ts, serving/accessTable.ts.
it('refuses a notification that names two payments', async () => {
  expect((await app.post(`${PATH}?data.id=1&data.id=2&type=payment`, {})).status).toBe(400);
});

it('accepts but ignores notifications of unknown payments', async () => {
  const bancard = await app.createTopUp({ channel: 'Bancard' });
  for (const reference of [randomUUID(), 'x', '', bancard])
    expect((await mercadoPagoPays(app, reference)).status).toBe(200);
  expect((await mercadoPagoPays(app, '', { external_reference: null })).status).toBe(200);
  expect((await mercadoPagoWebhook(app, 999_999)).status).toBe(200);
  expect(await app.listStates(bancard)).toEqual(['created', 'pending']);
});

it('credits a provider payment to only one top-up, and a top-up only once', async () => {
  const [first, second] = [await start(), await start()];
  const before = await app.balance();
  const one = nextPaymentId();
  await mercadoPagoPays(app, first, { id: one });
  expect((await mercadoPagoPays(app, second, { id: one })).status).toBe(200);
  expect(await openKinds(app.db, second)).toEqual(['paid-for-another']);
  await mercadoPagoPays(app, first);
  expect(await openKinds(app.db, first)).toEqual(['paid-twice']);
  expect(await app.balance()).toBe(before + 400);
});

describe('a notification (D78)', () => {
  it('is answered at once and looked up afterwards', async () => {
    const id = await start();
    const one = fakePayment(id);
    const gate = held(() => ({ body: one }));
    app.providers.on(toRoute(one.id), gate.responder);
    expect(await answerOfWebhook(app, one.id)).toMatchObject(RECEIVED);
    await gate.arrived;
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    gate.release();
    await app.background.idle();
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
  });

  it.each([404, 500])('is looked up again when the first lookup got %p', async (status) => {
    const id = await start();
    const one = fakePayment(id);
    const second = held(() => ({ body: one }));
    let asked = 0;
    app.providers.on(toRoute(one.id), (seen) => {
      asked += 1;
      return asked === 1 ? { status, body: {} } : second.responder(seen);
    });
    expect(await mercadoPagoWebhook(app, one.id)).toMatchObject(RECEIVED);
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    await second.arrived;
    second.release();
    await app.background.idle();
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('is accepted as a test from the panel, and for unused topics without a lookup', async () => {
    const trial = { id: 123_456, live_mode: false, type: 'payment', data: { id: '123456' } };
    expect(await mercadoPagoWebhook(app, 123_456, { body: trial })).toMatchObject(RECEIVED);
    for (const topic of ['topic_merchant_order_wh', 'topic_claims_integration_wh', 'stop_delivery_op_wh'])
      expect(await mercadoPagoWebhook(app, 77, { topic })).toMatchObject(RECEIVED);
    await app.background.idle();
    expect(countLookUps(77)).toBe(0);
  });
});

describe('an unsigned IPN', () => {
  it('triggers a lookup, whose result is booked once', async () => {
    const id = await start();
    const before = await app.balance();
    const one = fakePayment(id);
    app.providers.putPayment(one);
    expect(await ipn('payment', one.id)).toMatchObject(RECEIVED);
    await mercadoPagoPays(app, id, one);
    expect(await ipn('payment', one.id)).toMatchObject(RECEIVED);
    expect(await app.balance()).toBe(before + 400);
  });

  it('approves nothing by its own content', async () => {
    const id = await start();
    const number = nextPaymentId();
    const claim = { ...fakePayment(id, { id: number }), type: 'payment', data: { id: String(number) } };
    expect(await app.post(`${PATH}?topic=payment&id=${number}`, claim)).toMatchObject(RECEIVED);
    await app.background.idle();
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
  });

  it.each([
    ['merchant_order', 12],
    ['point_integration_ipn', 'a-b'],
    ['payment', '../balance'],
  ])('about %s %s is accepted without a lookup', async (topic, id) => {
    expect(await ipn(topic, id)).toMatchObject(RECEIVED);
    expect(countLookUps(id, 'balance')).toBe(0);
  });

  it('triggers at most four lookups in ten seconds', async () => {
    const fresh = await app.another();
    const numbers = Array.from({ length: 9 }, nextPaymentId);
    for (const number of numbers) {
      expect(await fresh.post(`${PATH}?topic=payment&id=${number}`, {})).toMatchObject(RECEIVED);
      await fresh.background.idle();
    }
    expect(countLookUps(...numbers)).toBe(4);
  });
});
