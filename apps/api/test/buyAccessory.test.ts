import { randomUUID } from 'node:crypto';
import { CARDS, IDS } from './demoData.ts';
import { startMailingApp } from './mailingApp.ts';
import type { MailingApp } from './mailingApp.ts';
import {
  bancardNotifies,
  bancardOperation,
  mercadoPagoPays,
  mercadoPagoWebhook,
  numberOf,
  pagosWebResult,
  postForm,
} from './notify.ts';
import { sha256 } from '../src/secrets.ts';
import { centsOf } from './ledgerRead.ts';
import { told } from './told.ts';

const PREFERENCES = 'POST /mercadopago/checkout/preferences';
const EMAIL = 'ana@demo.example';
let app: MailingApp;
beforeAll(async () => {
  app = await startMailingApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.providers.restore();
  app.advance(61_000);
  await app.mailer.run();
  app.smtp.received.length = 0;
});

const purchase = (fields: object = {}) => ({
  branding_item_id: IDS.bag,
  email: EMAIL,
  name: 'Ana Pérez',
  currency: 858,
  channel: 'MercadoPagos',
  phone: '099 123 456',
  rut: '',
  address: 'Calle <1>, apto. 2',
  quantity: 2,
  ...fields,
});
const buy = (fields: object = {}, key?: string) =>
  app.post('/api/v1/transaction/branding', purchase(fields), key ? { 'idempotency-key': key } : {});
const bought = async (fields: object = {}) => String((await buy(fields)).body['transaction_id']);
const ordersOf = (id: string) =>
  app.db.selectFrom('orders').selectAll().where('transaction_id', '=', id).execute();
const purchases = async () =>
  (await app.db.selectFrom('purchases').select('transaction_id').execute()).length;
const mailsSent = async () => {
  await app.mailer.run();
  return app.smtp.received.splice(0);
};

describe('a purchase', () => {
  it('goes to MercadoPago for the price of ours, and its result page knows it', async () => {
    const { status, body } = await buy({ price: 1, amount: 1 });
    expect(status).toBe(201);
    expect(body).toEqual({
      paymentRedirect: expect.stringMatching(/^http:\/\/provider\.example\/pay\//) as string,
      transaction_id: expect.any(String) as string,
      errors: [],
    });
    const id = String(body['transaction_id']);
    expect(app.providers.seen(PREFERENCES).at(-1)?.body).toMatchObject({
      external_reference: id,
      items: [{ title: 'Compra de accesorios', quantity: 1, unit_price: 981, currency_id: 'UYU' }],
      back_urls: { success: `http://localhost:4200/bancard-checkout-success/${id}` },
    });
    expect(await app.statusOf(id)).toMatchObject({
      authorizationResult: 'PENDING',
      amount: 981,
      uid: null,
      channel: 'MercadoPagos',
    });
    expect(await app.payment(id)).toMatchObject({ state: 'pending', amount: 981, uid: null });
    expect(await ordersOf(id)).toEqual([]);
  });

  it('goes by every other channel as a top-up does', async () => {
    const pagosWeb = (await buy({ channel: 'PagosWeb', paymentMethod: 1, coutas: 1 })).body;
    expect(Object.fromEntries(new URL(String(pagosWeb['pw_url'])).searchParams)).toMatchObject({
      numeroOrden: pagosWeb['transaction_id'],
      valorTransaccion: '981.00',
      direccionEnvio: 'Calle <1>, apto. 2, Uruguay',
    });
    expect((await buy({ channel: 'Bancard' })).body['process_id']).toMatch(/^proc-/);
    expect((await buy({ channel: 'RedPagos' })).body['paymentRedirect']).toMatch(/\/slip\//);
  });

  it.each<[string, object, number, object]>([
    [
      'without an item',
      { branding_item_id: '' },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'branding_item_id' },
    ],
    ['of an unknown item', { branding_item_id: randomUUID() }, 422, { result_code: 'ex_item_not_found' }],
    ['of what is no item', { branding_item_id: 'x' }, 422, { result_code: 'ex_item_not_found' }],
    ['of none', { quantity: 0 }, 422, { result_code: 'ex_invalid_field', result_detail: 'quantity' }],
    ['of too many', { quantity: 11 }, 422, { result_code: 'ex_invalid_field', result_detail: 'quantity' }],
    ['of a half', { quantity: 1.5 }, 422, { result_code: 'ex_invalid_field', result_detail: 'quantity' }],
    ['of a number in text', { quantity: '2' }, 400, { result_code: 'ex_bad_request' }],
    [
      'without an address',
      { address: ' ' },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'address' },
    ],
    [
      'without a cellphone',
      { phone: undefined },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'phone' },
    ],
    ['in dollars', { currency: 840 }, 422, { result_code: 'ex_currency_refused' }],
    ['by an unknown channel', { channel: 'Paypal' }, 422, { result_code: 'ex_channel_refused' }],
    [
      'by PagosWeb without a method',
      { channel: 'PagosWeb' },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'paymentMethod' },
    ],
    [
      'by OCA without a document',
      { channel: 'PagosWeb', paymentMethod: 3 },
      422,
      { result_code: 'ex_missing_parameters' },
    ],
  ])('%s is refused and leaves nothing behind', async (_what, fields, status, body) => {
    const before = await purchases();
    const key = randomUUID();
    expect(await buy(fields, key)).toMatchObject({ status, body });
    expect(await purchases()).toBe(before);
    expect((await buy({}, key)).status).toBe(201);
  });

  it('of something that was withdrawn is refused', async () => {
    const offered = (flag: boolean) =>
      app.db.updateTable('branding_items').set({ offered: flag }).where('id', '=', IDS.basket).execute();
    await offered(false);
    expect((await buy({ branding_item_id: IDS.basket })).body['result_code']).toBe('ex_item_not_found');
    await offered(true);
    expect((await buy({ branding_item_id: IDS.basket })).status).toBe(201);
  });
});

describe('the key of a purchase', () => {
  it('makes one payment of a press, however often it comes', async () => {
    const key = randomUUID();
    const before = await purchases();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy({}, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await purchases()).toBe(before + 1);
  });

  it('stands for one body, also for that of a top-up', async () => {
    const key = randomUUID();
    await buy({}, key);
    const conflict = { status: 409, body: { result_code: 'ex_idempotency_conflict' } };
    expect(await buy({ quantity: 3 }, key)).toMatchObject(conflict);
    expect(await app.create({}, key)).toMatchObject(conflict);
  });

  it('is free again when the provider failed', async () => {
    const key = randomUUID();
    app.providers.on(PREFERENCES, () => ({ status: 500 }));
    expect(await buy({}, key)).toMatchObject({
      status: 502,
      body: { result_code: 'ex_provider_unavailable' },
    });
    app.providers.restore();
    expect((await buy({}, key)).status).toBe(201);
  });
});

it('lets an e-mail have 60 purchases in a minute', async () => {
  const email = 'muchas@demo.example';
  expect((await buy({ email })).status).toBe(201);
  // As if it had made 59 more.
  await app.db.updateTable('rate_limits').set({ times: 60 }).where('counted', '=', sha256(email)).execute();
  const refused = await buy({ email: email.toUpperCase() });
  expect(refused).toMatchObject({ status: 429, body: { result_code: 'ex_too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await buy()).status).toBe(201);
});

describe('a paid purchase', () => {
  it('is one order and two mails, however often and by whom the payment is told', async () => {
    const id = await bought({ rut: '211003420017' });
    app.providers.putPayment({
      id: 500,
      status: 'approved',
      external_reference: id,
      transaction_amount: 981,
      currency_id: 'UYU',
    });
    app.advance(60_000);
    const webhooks = Array.from({ length: 10 }, () => mercadoPagoWebhook(app, 500));
    await Promise.all([...webhooks, app.reconciler.run(), app.reconciler.run()]);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
    const [order, ...more] = await ordersOf(id);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ cancelled_at: null });

    const sent = await mailsSent();
    expect(sent).toHaveLength(2);
    const buyers = sent.find(({ to }) => to[0] === EMAIL);
    expect(buyers?.subject).toBe(`Recibimos su compra: pedido ${order?.number}`);
    for (const text of ['Bolsa', 'REF-1', '$ 490,50', '$ 981', '211003420017', id])
      expect(buyers?.html).toContain(text);
    expect(buyers?.html).toContain('Calle &lt;1&gt;, apto. 2');
    expect(buyers?.text).toContain('El envío dentro de Montevideo está incluido en el precio.');
    const companys = sent.find(({ to }) => to[0] === app.settings.SUPPORT_EMAIL);
    expect(companys?.subject).toBe(`Pedido ${order?.number}: 2 × Bolsa`);
    expect(companys?.text).toContain('Comprador: Ana Pérez');
    expect(companys?.raw).toMatch(/^Reply-To: ana@demo\.example\r$/m);

    await mercadoPagoWebhook(app, 500);
    expect(await mailsSent()).toEqual([]);
  });

  it('is ordered by every provider that proves it', async () => {
    const byBancard = await bought({ channel: 'Bancard' });
    const number = await numberOf(app, byBancard);
    await bancardNotifies(app, bancardOperation(app, number, { amount: '981.00' }));
    expect(await ordersOf(byBancard)).toHaveLength(1);
    const byPagosWeb = await bought({ channel: 'PagosWeb', paymentMethod: 2 });
    const result = pagosWebResult(app, byPagosWeb, { monto: '981,00' });
    await postForm(app, '/api/v1/notifications/pagosweb', result);
    expect(await ordersOf(byPagosWeb)).toHaveLength(1);
  });

  it('moves no card and stands in no report', async () => {
    const before = await app.account(CARDS.plain);
    const id = await bought();
    await mercadoPagoPays(app, id, { id: 501, transaction_amount: 981 });
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'APPROVED', uid: null });
    expect(await app.account(CARDS.plain)).toEqual(before);
  });

  it('is not ordered for another amount', async () => {
    const id = await bought();
    await mercadoPagoPays(app, id, { id: 502, transaction_amount: 1 });
    expect(await ordersOf(id)).toEqual([]);
    expect(await app.payment(id)).toMatchObject({ state: 'pending' });
  });

  it('is ordered when a second attempt pays what was denied first', async () => {
    const id = await bought();
    await mercadoPagoPays(app, id, { id: 503, transaction_amount: 981, status: 'rejected' });
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'DENIED' });
    expect(await ordersOf(id)).toEqual([]);
    await mercadoPagoPays(app, id, { id: 504, transaction_amount: 981 });
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it('is cancelled once, and told, when its money goes back', async () => {
    const id = await bought();
    await mercadoPagoPays(app, id, { id: 505, transaction_amount: 981 });
    await mailsSent();
    await mercadoPagoPays(app, id, { id: 505, transaction_amount: 981, status: 'refunded' });
    await mercadoPagoWebhook(app, 505);
    const [order] = await ordersOf(id);
    expect(order?.cancelled_at).toBeInstanceOf(Date);
    const subjects = (await mailsSent()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      `Pedido ${order?.number} cancelado: 2 × Bolsa`,
      `Su compra fue cancelada: pedido ${order?.number}`,
    ]);
  });

  it('stays ordered while some of its money is there, and comes back when a chargeback is won, each told once', async () => {
    const id = await bought();
    const payment = { amountCents: 98_100, paymentId: '506' };
    await told(app, id, payment);
    await told(app, id, { ...payment, refundedCents: 98_000 });
    const [order] = await ordersOf(id);
    expect(order?.cancelled_at).toBeNull();
    expect(await centsOf(app.db, id, 'orders')).toBe(100);
    await mailsSent();
    await told(app, id, { ...payment, refundedCents: 98_000, chargedBackCents: 100 });
    expect((await ordersOf(id))[0]?.cancelled_at).toBeInstanceOf(Date);
    expect(await app.payment(id)).toMatchObject({ state: 'refunded' });
    await told(app, id, { ...payment, refundedCents: 98_000 });
    await told(app, id, { ...payment, refundedCents: 98_000 });
    expect((await ordersOf(id))[0]?.cancelled_at).toBeNull();
    expect(await app.payment(id)).toMatchObject({ state: 'approved' });
    const subjects = (await mailsSent()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      `Pedido ${order?.number} cancelado: 2 × Bolsa`,
      `Pedido ${order?.number} vigente otra vez: 2 × Bolsa`,
      `Su compra fue cancelada: pedido ${order?.number}`,
      `Su compra vuelve a estar vigente: pedido ${order?.number}`,
    ]);
  });

  it('that nobody finishes expires, and orders nothing', async () => {
    const id = await bought();
    app.advance(app.settings.PENDING_TTL_MS + 60_000);
    await app.reconciler.run();
    expect(await app.payment(id)).toMatchObject({ state: 'expired' });
    expect(await ordersOf(id)).toEqual([]);
  });
});
