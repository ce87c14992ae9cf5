import { randomUUID } from 'node:crypto';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { fakePayment, mercadoPagoPays } from '../payments/notify.ts';
import { startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  // One access token: Checkout Pro and RedPagos see all payments of the account.
  app = await startTestApp({ REDPAGOS_ACCESS_TOKEN: 'local-mercadopago-token' });
});
afterAll(() => app.close());
// Days of its own for each test, and noon of Montevideo: what happens within hours happens on one day.
beforeEach(() => app.advance(11 * DAY - ((app.clock().getTime() - 15 * HOUR) % DAY)));

let last = 0;
const paidNow = (amount: number) => {
  const now = app.clock().toISOString();
  return { id: (last += 1), transaction_amount: amount, date_created: now, date_last_updated: now };
};
const check = () => checkLedger(app.dependencies, { days: 0, graceMs: 600_000 }, app.server.log);
const open = () =>
  app.db.selectFrom('discrepancies').select(['kind', 'key']).where('resolved_at', 'is', null).execute();

it('has each channel compared with its own payments', async () => {
  const [pro, slip] = [await app.createTopUp(), await app.createTopUp({ channel: 'RedPagos', amount: 500 })];
  await mercadoPagoPays(app, pro, paidNow(400));
  await mercadoPagoPays(app, slip, paidNow(500), 'redpagos');
  const { days } = await check();
  const sumOf = (cents: number) => ({ payments: 1, cents });
  expect(days).toMatchObject([
    { channel: 'MercadoPagos', provider: sumOf(40_000), ledger: sumOf(40_000) },
    { channel: 'Bancard' },
    { channel: 'RedPagos', provider: sumOf(50_000), ledger: sumOf(50_000) },
  ]);
  expect(await open()).toEqual([]);
});

it('is told of a payment at whichever address', async () => {
  const slip = await app.createTopUp({ channel: 'RedPagos' });
  expect((await mercadoPagoPays(app, slip, paidNow(400), 'mercadopago')).status).toBe(200);
  expect(await app.statesOf(slip)).toEqual(['created', 'pending', 'approved']);
});

it('reports what is of neither once', async () => {
  const stranger = fakePayment(randomUUID(), paidNow(70));
  app.providers.putPayment(stranger);
  await check();
  expect(await open()).toEqual([{ kind: 'unknown-payment', key: `MercadoPagos:${stranger.id}` }]);
});

it('has a second approved payment of one order found, also where nobody told of it', async () => {
  const id = await app.createTopUp();
  await mercadoPagoPays(app, id, paidNow(400));
  app.providers.putPayment(fakePayment(id, paidNow(400)));
  await check();
  expect(await open()).toContainEqual({ kind: 'paid-twice', key: id });
});
