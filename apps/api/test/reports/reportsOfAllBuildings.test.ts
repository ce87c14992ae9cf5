import type { Settlement, TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { CARDS, IDS } from '../support/demoData.ts';
import { fixture } from '../support/testApp.ts';
import { startReports } from './reports.ts';
import { settleFacts } from '../payments/notify.ts';

const TRANSACTIONS = '/api/v1/reports/transactions';
const app = fixture(startReports);

// Reports of uses: reportSummaries.test.ts.
const list = (building: string, day: string) =>
  app.read<TransactionRecord[]>(TRANSACTIONS, { from: day, to: day, building });

it('the report of all buildings has the transactions and refunds of those that share income', async () => {
  const day = app.today();
  for (const [index, uid] of [CARDS.plain, CARDS.splitting, CARDS.splitting, CARDS.other].entries()) {
    const id = await app.createTopUp({ uid, amount: 100 + index });
    await settleFacts(app, id, { amountCents: 10_000 + index * 100, paymentId: `all-${index}` });
    if (index === 2)
      await settleFacts(app, id, { amountCents: 10_200, paymentId: 'all-2', refundedCents: 200 });
  }
  const splitting = await list(IDS.splitting, day);
  expect(splitting.map(({ amount }) => amount)).toEqual([-2, 102, 101]);
  expect(await list('all', day)).toEqual(splitting);

  // With a second building that shares, the rows of both are ordered by time.
  await app.change('buildings', { id: IDS.plain }, { income_share_bp: 500 });
  const plain = await list(IDS.plain, day);
  expect(await list('all', day)).toEqual([...splitting, ...plain]);
  const query = { from: day, to: day, building: 'all' };
  const summary = await app.read<TransactionsSummary>(`${TRANSACTIONS}/summary`, query);
  expect(summary.byBuilding).toEqual([
    { building_name: 'Edificio Compartido', currency: 858, amount: 201, adm_income: 20.1, count: 3 },
    { building_name: 'Edificio Llano', currency: 858, amount: 100, adm_income: 0, count: 1 },
  ]);
  expect(summary.totals).toEqual([{ currency: 858, amount: 301, adm_income: 20.1, count: 4 }]);
  expect(summary.byDay).toEqual([{ day, currency: 858, amount: 301, adm_income: 20.1, count: 4 }]);
  // The settlement has the same sums beside the totals of all buildings.
  const month = { month: day.slice(0, 'YYYY-MM'.length), building: 'all' };
  const { sharing } = await app.read<Settlement>('/api/v1/reports/settlement', month);
  expect(sharing).toEqual({ buildings: 2, prepaid: { amount: 301, adm_income: 20.1, count: 4 } });

  await app.change('buildings', {}, { income_share_bp: 0 });
  expect(await list('all', day)).toEqual([]);
});
