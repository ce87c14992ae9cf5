import { resultPage } from '@laundry/payment-channels/server';
import { CARDS } from '../support/demoData.ts';
import { centsOf } from '../ledger/ledgerRead.ts';
import {
  bancardNotifies,
  bancardOperation,
  mercadoPagoPays,
  mercadoPagoWebhook,
  numberOf,
  pagosWebResult,
  postForm,
  settleFacts,
  putPayment,
} from '../payments/notify.ts';
import { BUYER, startShop } from './shop.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(startShop);
beforeEach(() => app.begin());

describe('a paid purchase', () => {
  it('is one order and two mails, however often and by whom the payment is told', async () => {
    const id = await app.bought({ rut: '211003420017' });
    putPayment(app, id, { id: 500, transaction_amount: 981 });
    app.advance(60_000);
    const webhooks = Array.from({ length: 10 }, () => mercadoPagoWebhook(app, 500));
    await Promise.all([...webhooks, app.reconciler.run(), app.reconciler.run()]);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
    const [order, ...more] = await app.ordersOf(id);
    expect(more).toEqual([]);
    expect(order).toMatchObject({ cancelled_at: null });

    const sent = await app.mailsSent();
    expect(sent).toHaveLength(2);
    const buyers = sent.find(({ to }) => to[0] === BUYER);
    const reference = String((await app.statusOf(id))['reference']);
    expect(buyers?.subject).toBe(`Recibimos su compra: pedido ${reference}`);
    for (const text of [
      'Compra de accesorios',
      'Bolsa',
      'REF-1',
      '$ 490,50',
      '$ 981',
      '211003420017',
      reference,
    ])
      expect(buyers?.html).toContain(text);
    expect(buyers?.html).toContain(resultPage(app.settings.PUBLIC_ORIGIN, id));
    expect(buyers?.html).toContain('Calle &lt;1&gt;, apto. 2');
    expect(buyers?.text).toContain('El envío dentro de Montevideo está incluido en el precio.');
    const companys = sent.find(({ to }) => to[0] === app.settings.SUPPORT_EMAIL);
    expect(companys?.subject).toBe(`Pedido ${reference}: 2 × Bolsa`);
    expect(companys?.text).toContain('Comprador: Ana Pérez');
    expect(companys?.raw).toMatch(/^Reply-To: ana@demo\.example\r$/m);

    await mercadoPagoWebhook(app, 500);
    expect(await app.mailsSent()).toEqual([]);
  });

  it('is ordered by every provider that proves it', async () => {
    const byBancard = await app.bought({ channel: 'Bancard' });
    const number = await numberOf(app, byBancard);
    await bancardNotifies(app, bancardOperation(app, number, { amount: '981.00' }));
    expect(await app.ordersOf(byBancard)).toHaveLength(1);
    const byPagosWeb = await app.bought({ channel: 'PagosWeb', paymentMethod: 2 });
    const result = pagosWebResult(app, byPagosWeb, { monto: '981,00' });
    await postForm(app, '/api/v1/notifications/pagosweb', result);
    expect(await app.ordersOf(byPagosWeb)).toHaveLength(1);
  });

  it('moves no card and stands in no report', async () => {
    const before = await app.account(CARDS.plain);
    const id = await app.bought();
    await mercadoPagoPays(app, id, { id: 501, transaction_amount: 981 });
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'APPROVED', uid: null });
    expect(await app.account(CARDS.plain)).toEqual(before);
  });

  it('is ordered when a second attempt pays what was denied first', async () => {
    const id = await app.bought();
    await mercadoPagoPays(app, id, { id: 503, transaction_amount: 981, status: 'rejected' });
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'DENIED' });
    expect(await app.ordersOf(id)).toEqual([]);
    await mercadoPagoPays(app, id, { id: 504, transaction_amount: 981 });
    expect(await app.ordersOf(id)).toHaveLength(1);
  });

  it('stays ordered while some of its money is there, and comes back when a chargeback is won, each told once', async () => {
    const id = await app.bought();
    const payment = { amountCents: 98_100, paymentId: '506' };
    await settleFacts(app, id, payment);
    await settleFacts(app, id, { ...payment, refundedCents: 98_000 });
    expect((await app.ordersOf(id))[0]?.cancelled_at).toBeNull();
    expect(await centsOf(app.db, id, 'orders')).toBe(100);
    await app.mailsSent();
    await settleFacts(app, id, { ...payment, refundedCents: 98_000, chargedBackCents: 100 });
    await settleFacts(app, id, { ...payment, refundedCents: 98_000, chargedBackCents: 100 });
    expect((await app.ordersOf(id))[0]?.cancelled_at).toBeInstanceOf(Date);
    expect(await app.payment(id)).toMatchObject({ state: 'refunded' });
    expect(await app.statusOf(id)).toMatchObject({ authorizationResult: 'APPROVED', refunded: true });
    await settleFacts(app, id, { ...payment, refundedCents: 98_000 });
    await settleFacts(app, id, { ...payment, refundedCents: 98_000 });
    expect((await app.ordersOf(id))[0]?.cancelled_at).toBeNull();
    expect(await app.payment(id)).toMatchObject({ state: 'approved' });
    const reference = String((await app.statusOf(id))['reference']);
    const subjects = (await app.mailsSent()).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      `Pedido ${reference} cancelado: 2 × Bolsa`,
      `Pedido ${reference} vigente otra vez: 2 × Bolsa`,
      `Su compra fue cancelada: pedido ${reference}`,
      `Su compra vuelve a estar vigente: pedido ${reference}`,
    ]);
  });
});

/** Two bags. */
const BOUGHT_CENTS = 98_100;

describe('an order that the company sends', () => {
  const ship = (order: string) =>
    app.post('/internal/company/shipOrder', {
      input: JSON.stringify({ order, by: 'Eva Paz', reason: 'with the courier' }),
    });
  const paid = async () => {
    const id = await app.bought();
    await settleFacts(app, id, { amountCents: BOUGHT_CENTS });
    await app.mailsSent();
    return { id, reference: String((await app.statusOf(id))['reference']) };
  };

  it('is told to its buyer, once, with where it goes', async () => {
    const { reference } = await paid();
    expect((await ship(reference)).status).toBe(200);
    const [mail, ...more] = await app.mailsSent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: [BUYER], subject: `Su compra está en camino: pedido ${reference}` });
    for (const text of ['Bolsa', 'Calle <1>, apto. 2', reference]) expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('El envío dentro de Montevideo');
    expect(await ship(reference)).toMatchObject({ status: 404 });
    expect(await app.mailsSent()).toEqual([]);
  });

  it('is told to nobody where it was cancelled, and marked without a mail where its buyer was erased', async () => {
    const cancelled = await paid();
    await settleFacts(app, cancelled.id, { amountCents: BOUGHT_CENTS, refundedCents: BOUGHT_CENTS });
    await app.mailsSent();
    expect((await ship(cancelled.reference)).status).toBe(404);
    const erased = await paid();
    await app.db.updateTable('transactions').set({ payer_email: '' }).where('id', '=', erased.id).execute();
    expect((await ship(erased.reference)).status).toBe(200);
    expect(await app.mailsSent()).toEqual([]);
  });

  it('is neither marked nor told where the one or the other fails', async () => {
    const { id, reference } = await paid();
    await app.db.schema.alterTable('mails').renameTo('mails_away').execute();
    try {
      expect((await ship(reference)).status).toBe(500);
    } finally {
      await app.db.schema.alterTable('mails_away').renameTo('mails').execute();
    }
    expect(await app.ordersOf(id)).toMatchObject([{ shipped_at: null }]);
  });
});
