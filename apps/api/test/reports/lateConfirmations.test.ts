import type { Overview, Settlement, TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { settleFacts } from '../payments/notify.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { startReports } from './reports.ts';
import { fixture } from '../support/fixture.ts';

const TRANSACTIONS = '/api/v1/reports/transactions';
const CREATED_AT = '2027-01-31T18:00:00.000Z';
/** Before midnight in Montevideo, after it in UTC. */
const LAST_MINUTES = '2027-03-01T02:50:00.000Z';
const CONFIRMED_AT = '2027-02-03T13:00:00.000Z';
const reports = fixture(startReports);
beforeAll(async () => {
  reports.app.advance(Date.parse(CREATED_AT) - reports.app.clock().getTime());
});

const advanceTo = (moment: string) => reports.app.advance(Date.parse(moment) - reports.app.clock().getTime());
/** As an administrator who signs in now. */
const json = async <T>(path: string, query: Record<string, string> = {}) => {
  const { body } = await reports.app.signin('administracion@demo.example');
  const url = `${path}?${new URLSearchParams(query).toString()}`;
  const { text } = await reports.app.get(url, { authorization: `Bearer ${String(body['token'])}` });
  return JSON.parse(text) as T;
};
const building = IDS.splitting;
const JANUARY = { from: '2027-01-01', to: '2027-01-31', building };
const FEBRUARY = { from: '2027-02-01', to: '2027-02-28', building };

it('counts a payment in the month in which it was confirmed, in every report (D79)', async () => {
  const { app } = reports;
  const late = await app.createTopUp({ uid: CARDS.splitting, amount: 400 });
  advanceTo(CONFIRMED_AT);
  await settleFacts(app, late, { amountCents: 40_000, paymentId: 'late' });
  const id = await app.createTopUp({ uid: CARDS.splitting, amount: 500 });
  advanceTo(LAST_MINUTES);
  await settleFacts(app, id, { amountCents: 50_000, paymentId: 'last-minutes' });

  expect(await json<TransactionRecord[]>(TRANSACTIONS, JANUARY)).toEqual([]);
  const rows = await json<TransactionRecord[]>(TRANSACTIONS, FEBRUARY);
  expect(rows.map(({ amount, creation_date }) => [amount, creation_date.slice(0, 10)])).toEqual([
    [500, '2027-02-03'],
    [400, '2027-01-31'],
  ]);
  const { byDay } = await json<TransactionsSummary>(`${TRANSACTIONS}/summary`, FEBRUARY);
  expect(byDay.map(({ day, amount }) => [day, amount])).toEqual([
    ['2027-02-03', 400],
    ['2027-02-28', 500],
  ]);
  expect((await json<TransactionsSummary>(`${TRANSACTIONS}/summary`, JANUARY)).count).toBe(0);
  const settled = async (month: string) =>
    (await json<Settlement>('/api/v1/reports/settlement', { month, building })).prepaid.amount;
  expect([await settled('2027-01'), await settled('2027-02')]).toEqual([0, 900]);
  const { months } = await json<Overview>(`/api/v1/administrations/${IDS.administration}/overview`);
  expect(months.map(({ month, income }) => [month, income[0]?.amount ?? 0])).toEqual([
    ['2027-02', 900],
    ['2027-01', 0],
  ]);
});
