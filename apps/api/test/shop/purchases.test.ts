import { PREFERENCES } from '../support/fakeProviders.ts';
import { randomUUID } from 'node:crypto';
import { resultPage } from '@laundry/payment-channels/server';
import { shortUuid } from '@laundry/strings/format';
import { IDS } from '../support/demoData.ts';
import { BUYER, startShop } from './shop.ts';
import { expectLimited, fixture, refusal } from '../support/testApp.ts';
import { heldCents } from '../ledger/ledgerRead.ts';
import { mercadoPagoPays, mercadoPagoWebhook, putPayment, settleFacts } from '../payments/notify.ts';

/** The price of two bags. */
const BOUGHT_CENTS = 98_100;
const app = fixture(startShop);
beforeEach(() => app.begin());

describe('the list of accessories', () => {
  const list = () => app.json<{ id: string }[]>('/api/v1/branding/items');

  it('is in order, with prices in pesos', async () => {
    const bag = { name: 'Bolsa', description: '<p>Bolsa</p>' };
    expect(await list()).toEqual([
      { id: IDS.bag, price: 490.5, reference: 'REF-1', imageName: '1.svg', ...bag },
      expect.objectContaining({ id: IDS.basket, price: 890 }),
    ]);
  });

  it('leaves out withdrawn items, which cannot be bought either', async () => {
    const offered = (flag: boolean) => app.change('branding_items', { id: IDS.basket }, { offered: flag });
    await offered(false);
    expect((await list()).map(({ id }) => id)).toEqual([IDS.bag]);
    expect((await app.buy({ branding_item_id: IDS.basket })).body['result_code']).toBe('ex_item_not_found');
    await offered(true);
    expect((await app.buy({ branding_item_id: IDS.basket })).status).toBe(201);
  });
});

describe('a new purchase', () => {
  it('goes to MercadoPago at the price of the shop, and has a status', async () => {
    const { status, body } = await app.buy({ price: 1, amount: 1 });
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
    expect(await app.getStatus(id)).toMatchObject({
      authorizationResult: 'PENDING',
      amount: 981,
      uid: null,
      channel: 'MercadoPagos',
      purchase: { item: expect.any(String) as string, quantity: 2, address: 'Calle <1>, apto. 2' },
    });
    expect(await app.findOrders(id)).toEqual([]);
  });

  it('works through every other channel too', async () => {
    const pagosWeb = (await app.buy({ channel: 'PagosWeb', paymentMethod: 1, coutas: 1 })).body;
    expect(Object.fromEntries(new URL(String(pagosWeb['pw_url'])).searchParams)).toMatchObject({
      numeroOrden: shortUuid(String(pagosWeb['transaction_id'])),
      valorTransaccion: '981',
      direccionEnvio: 'Calle <1>, apto. 2, Uruguay',
    });
    expect((await app.buy({ channel: 'Bancard' })).body['process_id']).toMatch(/^proc-/);
    expect((await app.buy({ channel: 'RedPagos' })).body['paymentRedirect']).toMatch(/\/slip\//);
  });

  it('accepts empty values of fields that its channel does not need (D73)', async () => {
    const none = { paymentMethod: 0, tipoDoc: 0, nroDoc: '', coutas: 1, rut: '' };
    expect((await app.buy(none)).status).toBe(201);
    const byVisa = await app.buy({ ...none, channel: 'PagosWeb', paymentMethod: 1 });
    const { searchParams } = new URL(String(byVisa.body['pw_url']));
    expect(searchParams.get('idTarjetaCredito')).toBe('1');
    expect(searchParams.get('cedula')).toBeNull();
    expect(searchParams.get('tipoDocumento')).toBeNull();
  });

  // A payer's data follow the same rules as for a top-up (createTransaction.test.ts).
  it.each<[string, object, string, string?]>([
    ['of what is no item', { branding_item_id: 'x' }, 'ex_item_not_found'],
    ['of too many', { quantity: 11 }, 'ex_invalid_field', 'quantity'],
    // Numbers that stand for none (D73).
    ['by no card', { channel: 'PagosWeb', paymentMethod: 0 }, 'ex_missing_parameters', 'paymentMethod'],
    ['by nobody', { channel: 'RedPagos', tipoDoc: 0 }, 'ex_missing_parameters', 'tipoDoc'],
  ])('%s is refused and leaves nothing behind', async (_what, fields, code, ...[detail]) => {
    const before = await app.rows('purchases');
    const key = randomUUID();
    expect(await app.buy(fields, key)).toMatchObject(refusal(422, code, detail));
    expect(await app.rows('purchases')).toHaveLength(before.length);
    expect((await app.buy({}, key)).status).toBe(201);
  });
});

it('limits purchases per e-mail from one address, but not from others', async () => {
  const email = 'muchas@demo.example';
  const [stranger, owner] = ['203.0.113.1', '203.0.113.2'];
  const buy = (address: string, as = email) =>
    app.buy({ email: as }, undefined, { 'x-forwarded-for': address });
  const answers = await Promise.all(Array.from({ length: 61 }, () => buy(stranger)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  expectLimited(await buy(stranger, email.toUpperCase()));
  expect((await buy(stranger, 'otra@demo.example')).status).toBe(201);
  expect((await buy(owner)).status).toBe(201);
});

it('refuses the idempotency key of a purchase for another one or a top-up', async () => {
  const key = randomUUID();
  const first = await app.buy({}, key);
  expect((await app.buy({}, key)).body).toEqual(first.body);
  const conflict = refusal(409, 'ex_idempotency_conflict');
  expect(await app.buy({ quantity: 3 }, key)).toMatchObject(conflict);
  expect(await app.create({}, key)).toMatchObject(conflict);
});

it('stores the hash of a body that all versions make of it, so that a retry over a deploy is known', async () => {
  const [ofTopUp, ofPurchase] = [randomUUID(), randomUUID()];
  await app.create({}, ofTopUp);
  await app.buy({}, ofPurchase);
  const hashOf = async (key: string) => (await app.row('idempotency_keys', { key })).body_hash;
  expect([await hashOf(ofTopUp), await hashOf(ofPurchase)]).toEqual([
    '471ff47ec2aa4e92dc9cd40517f559ae19fe27ae6c9ffcc99ef0b12fbb13826c',
    '964b21b26b5e05d5d8604fb9e0221c3f412dd55cc71bbd930ca02344db240bf1',
  ]);
});

describe('a paid purchase', () => {
  it('makes one order and two mails, however often the payment is reported', async () => {
    const id = await app.bought({ rut: '211003420017', name: 'Ana Pérez\nCantidad: 9' });
    putPayment(app, id, { id: 500, transaction_amount: 981 });
    app.advance(60_000);
    const webhooks = Array.from({ length: 10 }, () => mercadoPagoWebhook(app, 500));
    await Promise.all([...webhooks, app.reconcile(), app.reconcile()]);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
    expect(await app.findOrders(id)).toEqual([expect.objectContaining({ cancelled_at: null })]);

    const sent = await app.mailsSent();
    expect(sent).toHaveLength(2);
    const buyers = sent.find(({ to }) => to[0] === BUYER);
    const reference = String((await app.getStatus(id))['reference']);
    expect(buyers?.subject).toBe(`Recibimos su compra: pedido ${reference}`);
    const item = ['Compra de accesorios', 'Bolsa', 'REF-1', '$ 490,50', '$ 981', 'Calle &lt;1&gt;, apto. 2'];
    for (const text of [...item, '211003420017', reference, resultPage(app.settings.PUBLIC_ORIGIN, id)])
      expect(buyers?.html).toContain(text);
    expect(buyers?.text).toContain('El envío dentro de Montevideo está incluido en el precio.');
    const companys = sent.find(({ to }) => to[0] === app.settings.SUPPORT_EMAIL);
    expect(companys?.subject).toBe(`Pedido ${reference}: 2 × Bolsa`);
    expect(companys?.text).toMatch(/Comprador: Ana Pérez\r?\n {2}Cantidad: 9/);
    expect(companys?.raw).toMatch(/^Reply-To: ana@demo\.example\r$/m);

    await mercadoPagoWebhook(app, 500);
    expect(await app.mailsSent()).toEqual([]);
  });

  it('is ordered when a second attempt pays after a denial', async () => {
    const id = await app.bought();
    await mercadoPagoPays(app, id, { id: 503, transaction_amount: 981, status: 'rejected' });
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'DENIED' });
    expect(await app.findOrders(id)).toEqual([]);
    await mercadoPagoPays(app, id, { id: 504, transaction_amount: 981 });
    expect(await app.findOrders(id)).toHaveLength(1);
  });

  // What it holds in orders is on no card: each entry sums to zero (ledger.test.ts).
  it('is cancelled when its last money goes, restored when it returns, each mailed once', async () => {
    const id = await app.bought();
    const settle = (refundedCents: number, chargedBackCents = 0) =>
      settleFacts(app, id, { amountCents: BOUGHT_CENTS, paymentId: '506', refundedCents, chargedBackCents });
    await settle(0);
    await settle(98_000);
    expect((await app.findOrders(id))[0]?.cancelled_at).toBeNull();
    expect(await heldCents(app.db, id, 'orders')).toBe(100);
    await app.mailsSent();
    await settle(98_000, 100);
    await settle(98_000, 100);
    expect((await app.findOrders(id))[0]?.cancelled_at).toBeInstanceOf(Date);
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'APPROVED', refunded: true });
    await settle(98_000);
    await settle(98_000);
    expect((await app.findOrders(id))[0]?.cancelled_at).toBeNull();
    const reference = String((await app.getStatus(id))['reference']);
    const subjects = (await app.mailsSent()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      `Pedido ${reference} cancelado: 2 × Bolsa`,
      `Pedido ${reference} vigente otra vez: 2 × Bolsa`,
      `Su compra fue cancelada: pedido ${reference}`,
      `Su compra vuelve a estar vigente: pedido ${reference}`,
    ]);
  });
});

describe('an order that the company ships', () => {
  const ship = (order: string) =>
    app.command('shipOrder', { order, by: 'Eva Paz', reason: 'with the courier' });
  const paid = async () => {
    const id = await app.bought({ channel: 'Bancard' });
    await settleFacts(app, id, { amountCents: BOUGHT_CENTS }, 'Bancard');
    await app.mailsSent();
    return { id, reference: String((await app.getStatus(id))['reference']) };
  };

  it('is mailed to its buyer once, with the address', async () => {
    const { reference } = await paid();
    expect((await ship(reference)).status).toBe(200);
    const mail = await app.onlyMail();
    expect(mail).toMatchObject({ to: [BUYER], subject: `Su compra está en camino: pedido ${reference}` });
    for (const text of ['Bolsa', 'Calle <1>, apto. 2', reference]) expect(mail.text).toContain(text);
    expect(mail.text).not.toContain('El envío dentro de Montevideo');
    expect(await ship(reference)).toMatchObject({ status: 404 });
    expect(await app.mailsSent()).toEqual([]);
    expect(await app.rows('company_actions', { command: 'order ship', subject: reference })).toMatchObject([
      { by: 'Eva Paz', reason: 'with the courier' },
    ]);
  });

  it('gets 404 when cancelled, and is shipped without a mail when its buyer was erased', async () => {
    const cancelled = await paid();
    const refunded = { amountCents: BOUGHT_CENTS, refundedCents: BOUGHT_CENTS };
    await settleFacts(app, cancelled.id, refunded, 'Bancard');
    await app.mailsSent();
    expect((await ship(cancelled.reference)).status).toBe(404);
    const erased = await paid();
    await app.change('transactions', { id: erased.id }, { payer_email: '' });
    expect((await ship(erased.reference)).status).toBe(200);
    expect(await app.mailsSent()).toEqual([]);
    const { text } = await app.command('orders', { shipped: true });
    expect(JSON.parse(text)).toMatchObject([{ reference: erased.reference }, {}]);
  });

  it('is not marked as shipped when its mail cannot be queued', async () => {
    const { id, reference } = await paid();
    await app.db.schema.alterTable('mails').renameTo('mails_away').execute();
    try {
      expect((await ship(reference)).status).toBe(500);
    } finally {
      await app.db.schema.alterTable('mails_away').renameTo('mails').execute();
    }
    expect(await app.findOrders(id)).toMatchObject([{ shipped_at: null }]);
  });
});
