import type { TransactionRecord } from '@laundry/api-contract';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { applyRetention } from '../../src/jobs/jobs.ts';
import { CARDS, IDS, supportMessage } from '../support/demoData.ts';
import { startShop } from '../shop/shop.ts';
import { payment } from '../reports/reports.ts';
import { settleFacts } from '../payments/notify.ts';
import { DAY, fixture } from '../support/testApp.ts';

const DAYS = { KEEP_PAYERS_DAYS: '400', KEEP_MESSAGES_DAYS: '60', KEEP_ACTIVITY_DAYS: '90' };

const app = fixture(() => startShop(DAYS));

const fetchTransactions = async (day: string) => {
  const query = new URLSearchParams({ from: day, to: day, building: IDS.splitting });
  const url = `/api/v1/reports/transactions?${query.toString()}`;
  return app.json<TransactionRecord[]>(url, await app.session());
};
const row = async (id: string) => app.row('transactions', { id });

it('erases payers and addresses when their retention ends, and leaves the books unchanged', async () => {
  const paidOn = app.today();
  const topUp = await app.createTopUp({ uid: CARDS.splitting, amount: 100.25, rut: '211003420017' });
  await settleFacts(app, topUp, { amountCents: 10_025, paymentId: 'kept-1' });
  const purchase = await app.bought();
  const before = await fetchTransactions(paidOn);
  expect(before).toMatchObject([{ user_name: 'Ana Pérez', user_email: 'ana@demo.example', amount: 100.25 }]);

  app.advance(399 * DAY);
  await applyRetention(app.dependencies);
  expect(await fetchTransactions(paidOn)).toEqual(before);
  const young = await app.createTopUp();

  app.advance(2 * DAY);
  await applyRetention(app.dependencies);
  expect(await fetchTransactions(paidOn)).toEqual(
    before.map((transaction) => ({ ...transaction, user_name: '', user_email: '' })),
  );
  expect(await row(topUp)).toMatchObject({ payer_name: '', payer_email: '', rut: null, state: 'approved' });
  expect(await app.rows('purchases', { transaction_id: purchase })).toMatchObject([
    { item_name: 'Bolsa', address: '', phone: '' },
  ]);
  expect(await row(young)).toMatchObject({ payer_name: 'Ana Pérez' });
  expect(await faultsOfLedger(app.db)).toEqual([]);
});

it('erases all due payers, however many, but none once the instance closes', async () => {
  await app.remove('transactions', { state: 'created' });
  const old = app.momentIn(-500 * DAY);
  const named = async () =>
    (await app.rows('transactions', { created_at: old })).filter(({ payer_name }) => payer_name !== '');
  const many = Array.from({ length: 1500 }, () => payment(old, 100));
  for (let from = 0; from < many.length; from += 500)
    await app.add('transactions', ...many.slice(from, from + 500));
  await applyRetention(app.dependencies, AbortSignal.abort());
  expect(await named()).toHaveLength(1500);
  await applyRetention(app.dependencies);
  expect(await named()).toEqual([]);
});

it('deletes support messages and activity, each when its retention ends', async () => {
  const counts = async () => [
    (await app.rows('support_messages')).length,
    (await app.rows('activity')).length,
  ];
  await app.remove('activity');
  await app.post('/api/v1/users/support/info', supportMessage());
  const invited = await app.post(
    `/api/v1/administrations/${IDS.administration}/administrators`,
    { name: 'Eva', lastname: 'Demo', email: 'eva@demo.example' },
    await app.session(),
  );
  expect(invited.status).toBe(201);
  expect(await counts()).toEqual([1, 1]);
  app.advance(61 * DAY);
  await applyRetention(app.dependencies);
  expect(await counts()).toEqual([0, 1]);
  app.advance(30 * DAY);
  await applyRetention(app.dependencies);
  expect(await counts()).toEqual([0, 0]);
});
