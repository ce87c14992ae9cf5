import { randomUUID } from 'node:crypto';
import { CARDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

const OFF = {
  PAGOSWEB_CLIENT_ID: '',
  PAGOSWEB_KEY: '',
  PAGOSWEB_NOTIFY_FROM: '',
  REDPAGOS_ACCESS_TOKEN: '',
  REDPAGOS_WEBHOOK_SECRET: '',
};
const purchase = {
  email: 'ana@demo.example',
  name: 'Ana Pérez',
  currency: 858,
  phone: '099123456',
  rut: '',
  address: 'Rivera 1',
  quantity: 1,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(OFF);
});
afterAll(() => app.close());

/** What an answer says, but for its request id and time. */
const answerOf = ({ status, text, headers }: Awaited<ReturnType<TestApp['get']>>) => ({
  status,
  text,
  type: headers['content-type'],
});

describe('a channel without credentials', () => {
  it('is not among the methods of a card', async () => {
    expect((await app.get(`/api/v1/card/methods?param1=${CARDS.plain}`)).body).toMatchObject({
      payment_methods: [{ name: 'MercadoPagos' }, { name: 'Bancard' }],
    });
  });

  it.each(['PagosWeb', 'RedPagos'])('is refused as an unknown one: %s', async (channel) => {
    const fields = { channel, paymentMethod: 2, coutas: 1 };
    for (const uid of [CARDS.plain, '99999999']) {
      const unknown = await app.create({ ...fields, uid, channel: 'Efectivo' });
      expect(unknown.body['result_code']).toBe('ex_channel_refused');
      expect(answerOf(await app.create({ ...fields, uid }))).toEqual(answerOf(unknown));
    }
    const item = { ...purchase, branding_item_id: randomUUID() };
    const unknown = await app.post('/api/v1/transaction/branding', { ...item, channel: 'Efectivo' });
    expect(unknown.body['result_code']).toBe('ex_channel_refused');
    expect(answerOf(await app.post('/api/v1/transaction/branding', { ...item, channel }))).toEqual(
      answerOf(unknown),
    );
  });

  it.each([
    '/api/v1/notifications/pagosweb',
    '/api/v1/notifications/redpagos',
    '/api/v1/payments/pagosweb/return/aprobada',
  ])('has its path %s closed, like one that there never was', async (url) => {
    const send = (to: string) =>
      app.call({
        method: 'POST',
        url: to,
        payload: 'numeroOrden=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const unknown = await send('/api/v1/notifications/efectivo');
    expect(unknown.status).toBe(404);
    expect(answerOf(await send(url))).toEqual(answerOf(unknown));
  });

  it('leaves the others open', async () => {
    expect((await app.create({ channel: 'Bancard' })).status).toBe(201);
    expect((await app.post('/api/v1/notifications/bancard', { operation: {} })).status).toBe(400);
  });
});
