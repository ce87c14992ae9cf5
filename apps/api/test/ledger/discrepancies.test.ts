import { openKinds } from './ledgerRead.ts';
import { mercadoPagoPays, settleFacts } from '../payments/notify.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(startTestApp);
beforeEach(() => app.advance(61_000));

let payment = 7000;
const nextPayment = () => (payment += 1);

it.each([
  ['amount-differs', { transaction_amount: 4 }],
  ['currency-differs', { currency_id: 'ARS' }],
])('keeps a payment that is not what was ordered as %s, once', async (kind, fields) => {
  const id = await app.createTopUp();
  const before = await app.balance();
  const one = nextPayment();
  await mercadoPagoPays(app, id, { id: one, ...fields });
  await mercadoPagoPays(app, id, { id: one, ...fields });
  expect(await openKinds(app.db, id)).toEqual([kind]);
  expect(await app.balance()).toBe(before);
});

it('keeps what was paid twice', async () => {
  const id = await app.createTopUp();
  const before = await app.balance();
  await mercadoPagoPays(app, id, { id: nextPayment() });
  await mercadoPagoPays(app, id, { id: nextPayment() });
  expect(await openKinds(app.db, id)).toEqual(['paid-twice']);
  expect(await app.balance()).toBe(before + 400);
});

it('keeps a payment that was credited to another transaction', async () => {
  const [first, second] = [await app.createTopUp(), await app.createTopUp()];
  const one = nextPayment();
  await mercadoPagoPays(app, first, { id: one });
  await mercadoPagoPays(app, second, { id: one });
  expect(await openKinds(app.db, second)).toEqual(['paid-for-another']);
});

it('freezes a payment of which a provider said two things, for good', async () => {
  const id = await app.createTopUp();
  const before = await app.balance();
  await settleFacts(app, id, { contradiction: 'two readings' });
  expect(await openKinds(app.db, id)).toEqual(['contradiction']);
  await settleFacts(app, id, { paymentId: String(nextPayment()) });
  expect(await app.balance()).toBe(before);
  expect(await app.statesOf(id)).toEqual(['created', 'pending']);
});
