import { createHmac } from 'node:crypto';
import { deliverInvoices } from '../../src/services/payments/deliverInvoices.ts';
import { CARDS } from '../support/demoData.ts';
import { startFakeProviders } from '../support/fakeProviders.ts';
import { DAY, fixture, HOUR, startTestApp } from '../support/testApp.ts';
import { settleFacts } from './notify.ts';

const SECRET = 'what-the-receiver-shares';
const RUT = '211003420017';

const INVOICES = 'POST /invoices';
/** The receiver of the deliveries, which makes invoices. */
const receiver = fixture(startFakeProviders);
const app = fixture(() =>
  startTestApp({ INVOICE_WEBHOOK_URL: `${receiver.origin}/invoices`, INVOICE_WEBHOOK_SECRET: SECRET }),
);
let before = 0;
beforeEach(() => {
  before = receiver.seen().length;
  answer(200);
});

const answer = (status: number) => receiver.on(INVOICES, () => ({ status, body: {} }));
const received = () => receiver.seen().slice(before);
const deliver = () => deliverInvoices(app.dependencies);
const amounts = () => received().map(({ body }) => body['amount'] as number);
const expectOpen = async (waiting: number, dead: number) => {
  const { text: metrics } = await app.get('/metrics');
  expect(metrics).toContain(`invoice_deliveries{state="waiting"} ${waiting}\n`);
  expect(metrics).toContain(`invoice_deliveries{state="dead"} ${dead}\n`);
};

it('delivers each movement of a payment with a RUT once, signed, despite several instances', async () => {
  const id = await app.createTopUp({ rut: RUT, amount: 400.5 });
  const without = await app.createTopUp();
  const paid = { amountCents: 40_050, paymentId: 'i-1' };
  await settleFacts(app, id, paid);
  await settleFacts(app, without, { paymentId: 'i-2' });
  await settleFacts(app, id, { ...paid, refundedCents: 50 });
  const other = await app.another();
  await Promise.all([deliver(), deliverInvoices(other.dependencies), deliver()]);
  await deliver();
  expect(amounts().toSorted((a, b) => b - a)).toEqual([400.5, -0.5]);
  const { reference } = await app.getStatus(id);
  for (const { headers, body: sent } of received()) {
    expect(sent).toMatchObject({ payment: reference, card: CARDS.plain, rut: RUT, name: 'Ana Pérez' });
    expect(headers['idempotency-key']).toBe(sent['id']);
    const signed = `${String(headers['x-timestamp'])}.${JSON.stringify(sent)}`;
    expect(headers['x-signature']).toBe(createHmac('sha256', SECRET).update(signed).digest('hex'));
  }
});

it('retries a failed delivery with the same idempotency key, and gives up that of an erased payer', async () => {
  answer(503);
  const id = await app.createTopUp({ rut: RUT });
  await settleFacts(app, id, { paymentId: 'i-3' });
  app.advance(4 * DAY);
  await deliver();
  await deliver();
  await expectOpen(1, 0);
  app.advance(HOUR);
  answer(204);
  const erased = await app.createTopUp({ rut: RUT });
  await settleFacts(app, erased, { paymentId: 'i-4' });
  await app.change('transactions', { id: erased }, { rut: null });
  const erasure = { email: 'ana@demo.example', by: 'Eva Paz', reason: 'pide el borrado' };
  expect((await app.command('erasePerson', erasure)).text).toContain('waits for the invoicing system');
  await deliver();
  const keys = received().map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  await expectOpen(0, 1);
});

it('delivers a refund only after its payment was delivered or given up', async () => {
  answer(503);
  const id = await app.createTopUp({ rut: RUT });
  const paid = { paymentId: 'i-5' };
  await settleFacts(app, id, paid);
  await deliver();
  await settleFacts(app, id, { ...paid, refundedCents: 10_000 });
  answer(200);
  await deliver();
  expect(amounts()).toEqual([400]);
  app.advance(HOUR);
  await deliver();
  expect(amounts()).toEqual([400, 400, -100]);

  answer(500);
  const lost = await app.createTopUp({ rut: RUT });
  await settleFacts(app, lost, { paymentId: 'i-6' });
  for (let tries = 0; tries < 80; tries += 1) {
    await deliver();
    app.advance(HOUR);
    if (tries === 40) await settleFacts(app, lost, { paymentId: 'i-6', refundedCents: 5_000 });
  }
  const tried = amounts().slice(3);
  expect(tried.at(-1)).toBe(-50);
  expect(tried.indexOf(-50)).toBeGreaterThan(tried.lastIndexOf(400));
  await expectOpen(1, 2);
});
