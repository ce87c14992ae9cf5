import type { Settlement, UseRecord } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import { setRecord } from '../company/companyCalls.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { MACHINES, startReports, use } from '../reports/reports.ts';
import type { Reports } from '../reports/reports.ts';
import { startController, reportedUse } from './controllers.ts';

/** The price of a wash in every building of the tests, and another one, in pesos. */
const [PRICE, RAISED] = [120.5, 180];
let reports: Reports;
let day: string;
beforeEach(async () => {
  reports = await startReports();
  day = montevideoDay(reports.app.clock());
});
afterEach(() => reports.close());

const totals = async () => {
  const query = { month: day.slice(0, 'YYYY-MM'.length), building: IDS.plain };
  return (await reports.json<Settlement>('/api/v1/reports/settlement', query)).totals;
};
/** Has the plain building's machines used once each, as their controller tells it. */
async function report(id: string, fields: object = {}) {
  const controller = await startController(reports.app, `llano-${id}`);
  return controller.report(reportedUse(id, reports.app.clock(), fields));
}
const setPrice = (price: number) =>
  setRecord(reports.app, 'prices', {
    building: IDS.plain,
    machine_type: 'WASHER',
    valid_from: day,
    price: String(price),
  });

it('a use keeps what its card paid, whatever price is entered for its day afterwards', async () => {
  await reports.app.db
    .insertInto('cards')
    .values({
      uid: '50000001',
      building_id: IDS.plain,
      unit_id: null,
      state: 'active',
      balance_cents: 100_000,
    })
    .execute();
  const card = { card: '50000001' };
  expect(await report('a', card)).toMatchObject({ accepted: 1 });
  await setPrice(RAISED);
  expect((await totals()).washes).toEqual({ count: 1, total: PRICE });
  expect(await report('b', card)).toMatchObject({ accepted: 1 });
  expect((await totals()).washes).toEqual({ count: 2, total: PRICE + RAISED });
  expect(await reports.app.account('50000001')).toMatchObject({ balance: 1000 - PRICE - RAISED });
});

it('a use that no card paid costs the price of its day, as it is entered', async () => {
  await setRecord(reports.app, 'buildings', { reference: IDS.plain, billing: 'postpaid' });
  expect(await report('a')).toMatchObject({ accepted: 1 });
  expect((await totals()).washes).toEqual({ count: 1, total: PRICE });
  await setPrice(RAISED);
  expect((await totals()).washes).toEqual({ count: 1, total: RAISED });
});

it('a use keeps the kind of machine that it was made on', async () => {
  await reports.insert([use(reports.app.clock())]);
  await setRecord(reports.app, 'machines', { reference: MACHINES.washer, machine_type: 'DRYER' });
  await reports.insert([use(reports.app.clock(), { machine_type: 'DRYER' })]);
  const { washes, dries } = await totals();
  expect([washes.count, dries.count]).toEqual([1, 1]);
  const query = { from: day, to: day, building: IDS.plain };
  const records = await reports.json<UseRecord[]>('/api/v1/reports/uses', query);
  expect(records.map(({ machine }) => machine.machine_type).toSorted()).toEqual(['DRYER', 'WASHER']);
  expect(records.map(({ card }) => card.uuid)).toEqual([CARDS.plain, CARDS.plain]);
});
