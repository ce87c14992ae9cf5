import { randomUUID } from 'node:crypto';
import { mercadoPagoPays, mercadoPagoWebhook, nextPaymentId } from './notify.ts';
import { refusal, startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(startTestApp);
beforeEach(() => app.begin());

describe.each(['mercadopago', 'redpagos'] as const)('%s', (channel) => {
  const start = () => app.createTopUp({ channel: channel === 'mercadopago' ? 'MercadoPagos' : 'RedPagos' });

  it('tells why it was denied, then takes a second attempt, then ignores a denial', async () => {
    const id = await start();
    const before = await app.balance();
    await mercadoPagoPays(
      app,
      id,
      { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' },
      channel,
    );
    expect(await app.statusOf(id)).toMatchObject({
      authorizationResult: 'DENIED',
      errorMessage: 'La tarjeta no tiene fondos suficientes.',
    });
    expect(await app.balance()).toBe(before);
    await mercadoPagoPays(app, id, {}, channel);
    await mercadoPagoPays(app, id, { status: 'rejected' }, channel);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'denied', 'approved']);
    expect(await app.balance()).toBe(before + 400);
  });

  it.each(['cancelled', 'expired'])(
    'reads a payment that was %s as denied, in its own words',
    async (detail) => {
      const id = await start();
      await mercadoPagoPays(app, id, { status: 'cancelled', status_detail: detail }, channel);
      const { errorMessage, ...status } = await app.statusOf(id);
      expect(status).toMatchObject({ authorizationResult: 'DENIED', [detail]: true });
      expect(errorMessage).toMatch(detail === 'expired' ? /venció/ : /cancelado/);
    },
  );

  it('takes a refund back once, and only of the payment that was credited', async () => {
    const id = await start();
    const before = await app.balance();
    const paid = nextPaymentId();
    await mercadoPagoPays(app, id, { id: paid }, channel);
    await mercadoPagoPays(app, id, { status: 'refunded' }, channel);
    expect(await app.balance()).toBe(before + 400);
    await mercadoPagoPays(app, id, { id: paid, status: 'refunded' }, channel);
    await mercadoPagoPays(app, id, { id: paid, status: 'refunded' }, channel);
    await mercadoPagoPays(app, id, { id: paid }, channel);
    expect(await app.balance()).toBe(before);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved', 'refunded']);
  });

  it('credits nothing where amount or currency differ', async () => {
    const id = await start();
    const before = await app.balance();
    await mercadoPagoPays(app, id, { transaction_amount: 4 }, channel);
    await mercadoPagoPays(app, id, { currency_id: 'ARS' }, channel);
    expect(await app.balance()).toBe(before);
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
  });

  it('refuses forged and malformed ones', async () => {
    const id = await start();
    const one = nextPaymentId();
    await mercadoPagoPays(
      app,
      randomUUID(),
      { id: one, external_reference: id, status: 'in_mediation' },
      channel,
    );
    expect(await mercadoPagoWebhook(app, one, { channel, secret: 'wrong' })).toMatchObject(
      refusal(401, 'ex_unauthorized'),
    );
    const path = `/api/v1/notifications/${channel}`;
    const unsigned = { type: 'payment', data: { id: '1' } };
    expect((await app.post(`${path}?data.id=${one}&type=payment`, unsigned)).status).toBe(401);
    expect((await app.post(path, {})).status).toBe(401);
    expect((await app.post(`${path}?data.id=1&data.id=2&type=payment`, {})).status).toBe(400);
  });

  it('ignores payments that are not ours, and ids that do not exist', async () => {
    const bancard = await app.createTopUp({ channel: 'Bancard' });
    for (const reference of [randomUUID(), 'x', '', bancard])
      expect((await mercadoPagoPays(app, reference, {}, channel)).status).toBe(200);
    const nameless = { external_reference: null };
    expect((await mercadoPagoPays(app, '', nameless, channel)).status).toBe(200);
    expect((await mercadoPagoWebhook(app, 999_999, { channel })).status).toBe(200);
    expect(await app.statesOf(bancard)).toEqual(['created', 'pending']);
  });
});

it('does not credit one provider payment to two top-ups', async () => {
  const [first, second] = [await app.createTopUp(), await app.createTopUp()];
  const before = await app.balance();
  const one = nextPaymentId();
  await mercadoPagoPays(app, first, { id: one });
  expect((await mercadoPagoPays(app, second, { id: one })).status).toBe(200);
  expect(await app.balance()).toBe(before + 400);
});
