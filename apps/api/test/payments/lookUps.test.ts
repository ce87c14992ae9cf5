import { held } from '../support/fakeProviders.ts';
import { startTestApp } from '../support/testApp.ts';
import {
  answerOfWebhook,
  fakePayment,
  mercadoPagoPays,
  mercadoPagoWebhook,
  nextPaymentId,
} from './notify.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(startTestApp);
beforeEach(() => app.begin());

/** How often the provider was asked about one of these: a lookup of an earlier test may still be repeated. */
const lookUpsOf = (...ids: readonly (number | string)[]) =>
  app.providers.seen().filter(({ route }) => ids.some((id) => route.endsWith(`/${id}`))).length;
const RECEIVED = { status: 200, body: { status: 'success' } };

describe.each([
  ['mercadopago', 'MercadoPagos'],
  ['redpagos', 'RedPagos'],
] as const)('a notification of %s (D78)', (channel, name) => {
  const path = `/api/v1/notifications/${channel}`;
  const start = () => app.createTopUp({ channel: name });
  const routeOf = (id: number) => `GET /${channel}/v1/payments/${id}`;

  it('is answered at once and looked up afterwards', async () => {
    const id = await start();
    const one = fakePayment(id);
    const gate = held(() => ({ body: one }));
    app.providers.on(routeOf(one.id), gate.responder);
    expect(await answerOfWebhook(app, one.id, { channel })).toMatchObject(RECEIVED);
    await gate.arrived;
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    gate.release();
    await app.background.idle();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
  });

  it.each([404, 500])('is looked up again where the first lookup got %p', async (status) => {
    const id = await start();
    const one = fakePayment(id);
    const second = held(() => ({ body: one }));
    let asked = 0;
    app.providers.on(routeOf(one.id), (seen) => {
      asked += 1;
      return asked === 1 ? { status, body: {} } : second.responder(seen);
    });
    expect(await mercadoPagoWebhook(app, one.id, { channel })).toMatchObject(RECEIVED);
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    await second.arrived;
    second.release();
    await app.background.idle();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('loses nothing where it was never looked up: the reconciler asks', async () => {
    const id = await start();
    const before = await app.balance();
    const one = fakePayment(id);
    app.providers.putPayment(one);
    app.providers.on(routeOf(one.id), () => ({ status: 500, body: {} }));
    expect(await mercadoPagoWebhook(app, one.id, { channel })).toMatchObject(RECEIVED);
    app.advance(app.settings.RECONCILE_AFTER_MS + 1000);
    await app.reconciler.run();
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
    expect(await app.balance()).toBe(before + 400);
  });

  it('may be the trial of the panel, or of a topic that is not used', async () => {
    const trial = { id: 123_456, live_mode: false, type: 'payment', data: { id: '123456' } };
    expect(await mercadoPagoWebhook(app, 123_456, { channel, body: trial })).toMatchObject(RECEIVED);
    for (const topic of ['topic_merchant_order_wh', 'topic_claims_integration_wh', 'stop_delivery_op_wh'])
      expect(await mercadoPagoWebhook(app, 77, { channel, topic })).toMatchObject(RECEIVED);
    await app.background.idle();
    expect(lookUpsOf(77)).toBe(0);
  });

  describe('as an unsigned IPN', () => {
    const ipn = async (topic: string, id: number | string) => {
      const answer = await app.post(`${path}?topic=${topic}&id=${id}`, { resource: String(id), topic });
      await app.background.idle();
      return answer;
    };

    it('is a hint: what the provider then says is booked, once', async () => {
      const id = await start();
      const before = await app.balance();
      const one = fakePayment(id);
      app.providers.putPayment(one);
      expect(await ipn('payment', one.id)).toMatchObject(RECEIVED);
      await mercadoPagoPays(app, id, one, channel);
      expect(await ipn('payment', one.id)).toMatchObject(RECEIVED);
      expect(await app.balance()).toBe(before + 400);
    });

    it('is never believed', async () => {
      const id = await start();
      const number = nextPaymentId();
      const claim = { ...fakePayment(id, { id: number }), type: 'payment', data: { id: String(number) } };
      expect(await app.post(`${path}?topic=payment&id=${number}`, claim)).toMatchObject(RECEIVED);
      await app.background.idle();
      expect(await app.statesOf(id)).toEqual(['created', 'pending']);
    });

    it.each([
      ['merchant_order', 12],
      ['point_integration_ipn', 'a-b'],
      ['payment', '../balance'],
    ])('about %s %s is answered, and nothing is asked', async (topic, id) => {
      expect(await ipn(topic, id)).toMatchObject(RECEIVED);
      expect(lookUpsOf(id, 'balance')).toBe(0);
    });

    it('is not followed by more than four lookups at once', async () => {
      const gate = held(() => ({ status: 404, body: {} }));
      const numbers = Array.from({ length: 9 }, nextPaymentId);
      for (const number of numbers) app.providers.on(routeOf(number), gate.responder);
      for (const number of numbers)
        expect(await app.post(`${path}?topic=payment&id=${number}`, {})).toMatchObject(RECEIVED);
      gate.release();
      await app.background.idle();
      expect(lookUpsOf(...numbers)).toBe(4);
    });
  });
});

it('reads chargebacks of an IPN too', async () => {
  const id = await app.createTopUp();
  const before = await app.balance();
  const one = { id: nextPaymentId() };
  await mercadoPagoPays(app, id, one);
  expect(await app.balance()).toBe(before + 400);
  app.providers.putPayment(fakePayment(id, { ...one, status: 'charged_back', status_detail: 'in_process' }));
  app.providers.putChargeback(55, [one.id]);
  await app.post('/api/v1/notifications/mercadopago?topic=chargebacks&id=55', {});
  await app.background.idle();
  expect(await app.balance()).toBe(before);
});
