import type { Overview, TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import { runThrough } from '../company/companyFixture.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { DAY, fixture } from '../support/testApp.ts';
import { startReports } from './reports.ts';
import { settleFacts } from '../payments/notify.ts';

const TRANSACTIONS = '/api/v1/reports/transactions';
const app = fixture(startReports);
beforeEach(() => app.advance(DAY));

// That totals equal the rows: reportSummaries.test.ts.
const fetchRows = async (day: string) => {
  const query = { from: day, to: day, building: IDS.splitting };
  const rows = await app.read<TransactionRecord[]>(TRANSACTIONS, query);
  return rows.map(({ amount, adm_income, message }) => [amount, adm_income, message]);
};
const setShare = (income_share_bp: number) =>
  app.change('buildings', { id: IDS.splitting }, { income_share_bp });
const start = () => app.createTopUp({ uid: CARDS.splitting, amount: 100.25 });
const payment = { amountCents: 10_025, paymentId: 'refunded-1' };

it('counts a payment on the day on which it was confirmed (D79)', async () => {
  const [id, begunOn] = [await start(), app.today()];
  app.advance(3 * DAY);
  await settleFacts(app, id, { ...payment, paymentId: 'late' });
  expect(await fetchRows(begunOn)).toEqual([]);
  const confirmed = { from: begunOn, to: app.today(), building: IDS.splitting };
  const [row] = await app.read<TransactionRecord[]>(TRANSACTIONS, confirmed);
  expect(montevideoDay(new Date(row?.creation_date ?? 0))).toBe(begunOn);
  const { byDay } = await app.read<TransactionsSummary>(`${TRANSACTIONS}/summary`, confirmed);
  expect(byDay.map(({ day }) => day)).toEqual([app.today()]);
});

// That earlier days do not change: accountant.test.ts.
it('lists refunds and chargebacks on their own day, with the share of the payment', async () => {
  const id = await start();
  await settleFacts(app, id, payment);
  await setShare(5000);
  app.advance(DAY);
  for (const refundedCents of [5, 5025]) await settleFacts(app, id, { ...payment, refundedCents });
  expect(await fetchRows(app.today())).toEqual([
    [-50.2, -5.02, 'Devolución'],
    [-0.05, -0.01, 'Devolución'],
  ]);
  app.advance(DAY);
  for (const chargedBackCents of [5000, 0])
    await settleFacts(app, id, { ...payment, refundedCents: 5025, chargedBackCents });
  expect(await fetchRows(app.today())).toEqual([
    [50, 5, 'Contracargo ganado'],
    [-50, -5, 'Devolución'],
  ]);
  await setShare(1000);
});

it("lists an operator's first credit as the payment, and later ones as further rows", async () => {
  const id = await start();
  await settleFacts(app, id, { amountCents: 9000, paymentId: 'odd-1' });
  expect(await fetchRows(app.today())).toEqual([]);
  const credit = (amount: number) =>
    runThrough(app, 'credit', { payment: id, amount, by: 'Eva Paz', reason: 'paid less' });
  await credit(60);
  await credit(30);
  expect(await fetchRows(app.today())).toEqual([
    [30, 3, 'Acreditación posterior'],
    [60, 6, null],
  ]);
});

it("subtracts a refund from the overview's current month", async () => {
  const income = async () => {
    const { months } = await app.read<Overview>(`/api/v1/administrations/${IDS.administration}/overview`);
    return months[0]?.income[0]?.amount ?? 0;
  };
  const id = await start();
  await settleFacts(app, id, { ...payment, paymentId: 'month-1' });
  const before = await income();
  await settleFacts(app, id, { ...payment, paymentId: 'month-1', refundedCents: 2500 });
  expect(Math.round(((await income()) - before) * 100)).toBe(-2500);
});
