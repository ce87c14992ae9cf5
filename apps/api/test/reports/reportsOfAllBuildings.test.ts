import type {
  Building,
  Settlement,
  TransactionRecord,
  TransactionsSummary,
  UseRecord,
} from '@laundry/api-contract';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { fixture } from '../support/testApp.ts';
import { startReports, use } from './reports.ts';
import { settleFacts } from '../payments/notify.ts';

const USES = '/api/v1/reports/uses';
const TRANSACTIONS = '/api/v1/reports/transactions';
const reports = fixture(startReports);

const JUNE = { from: '2026-06-01', to: '2026-06-30', building: 'all' };
const OF_SPLITTING = { building_id: IDS.splitting, machine_id: MACHINES.splitting, unit_id: UNITS.splitting };
const OF_OTHERS = { building_id: IDS.other, machine_id: MACHINES.other, unit_id: UNITS.other };

describe('the uses of all buildings', () => {
  const perDay = [1, 20, 0, 7, 3, 0, 11];
  beforeAll(async () => {
    const moments = perDay.flatMap((uses, day) =>
      Array.from({ length: uses }, (_, index) => `2026-06-${10 + day}T${10 + (index % 12)}:00:00Z`),
    );
    const fields = [{}, OF_SPLITTING, OF_OTHERS, { unit_id: null }, { ...OF_SPLITTING, unit_id: null }];
    await reports.insert(
      moments.flatMap((at, index) => (fields[index % 5] ? [use(at, fields[index % 5])] : [])),
    );
  });

  const list = (query: Record<string, string>) =>
    reports.json<UseRecord[]>(USES, { ...JUNE, perPage: '1000', ...query });

  it('are those of each, newest first, and of no other administration', async () => {
    const all = await list({});
    const each = [
      ...(await list({ building: IDS.plain })),
      ...(await list({ building: IDS.splitting })),
    ].toSorted(
      (left, right) => right.timestamp.localeCompare(left.timestamp) || Number(right.id) - Number(left.id),
    );
    expect(all).toEqual(each);
    expect(new Set(all.map(({ machine }) => machine.building.name))).toEqual(
      new Set(['Edificio Llano', 'Edificio Compartido']),
    );
  });

  // That their totals are what they come to: reportSummaries.test.ts.
  it('can be narrowed to a unit, a machine or a card of any of them, and to none of another administration', async () => {
    const whole = await list({});
    const ofUnit = whole.filter(({ unit }) => unit?.number === '1');
    expect(await list({ unit: UNITS.splitting })).toEqual(ofUnit);
    expect(await list({ machine: MACHINES.splitting, uuid: CARDS.plain })).toEqual(
      whole.filter(({ machine }) => machine.building.name === 'Edificio Compartido'),
    );
    for (const query of [{ unit: UNITS.other }, { machine: MACHINES.other }])
      expect((await reports.get(USES, { ...JUNE, ...query })).status).toBe(404);
  });
});

describe('the transactions of all buildings', () => {
  const list = (building: string, day: string) =>
    reports.json<TransactionRecord[]>(TRANSACTIONS, { from: day, to: day, building });

  it('are those of the buildings that the selector offers, refunds as well', async () => {
    const { app } = reports;
    const day = app.today();
    for (const [index, uid] of [CARDS.plain, CARDS.splitting, CARDS.splitting, CARDS.other].entries()) {
      const id = await app.createTopUp({ uid, amount: 100 + index });
      await settleFacts(app, id, { amountCents: 10_000 + index * 100, paymentId: `all-${index}` });
      if (index === 2)
        await settleFacts(app, id, { amountCents: 10_200, paymentId: 'all-2', refundedCents: 200 });
    }
    const offered = await reports.json<Building[]>(
      `/public-site/v1/administrations/${IDS.administration}/buildings`,
      { split: 'true' },
    );
    expect(offered.map(({ id }) => id)).toEqual([IDS.splitting]);
    const splitting = await list(IDS.splitting, day);
    expect(splitting.map(({ amount }) => amount)).toEqual([-2, 102, 101]);
    expect(await list('all', day)).toEqual(splitting);

    // A second building that shares: its rows are between the others, by their time.
    await app.change('buildings', { id: IDS.plain }, { income_share_bp: 500 });
    const plain = await list(IDS.plain, day);
    expect(await list('all', day)).toEqual([...splitting, ...plain]);
    const query = { from: day, to: day, building: 'all' };
    const summary = await reports.json<TransactionsSummary>(`${TRANSACTIONS}/summary`, query);
    expect(summary.byBuilding).toEqual([
      { building_name: 'Edificio Compartido', currency: 858, amount: 201, adm_income: 20.1, count: 3 },
      { building_name: 'Edificio Llano', currency: 858, amount: 100, adm_income: 0, count: 1 },
    ]);
    expect(summary.totals).toEqual([{ currency: 858, amount: 301, adm_income: 20.1, count: 4 }]);
    expect(summary.byDay).toEqual([{ day, currency: 858, amount: 301, adm_income: 20.1, count: 4 }]);
    // The settlement has the same beside what all buildings come to.
    const month = { month: day.slice(0, 'YYYY-MM'.length), building: 'all' };
    const { sharing } = await reports.json<Settlement>('/api/v1/reports/settlement', month);
    expect(sharing).toEqual({ buildings: 2, prepaid: { amount: 301, adm_income: 20.1, count: 4 } });

    await app.change('buildings', {}, { income_share_bp: 0 });
    expect(await list('all', day)).toEqual([]);
  });
});
