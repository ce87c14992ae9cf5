import type {
  Settlement,
  TransactionRecord,
  TransactionsSummary,
  UseRecord,
  UsesSummary,
} from '@laundry/api-contract';
import fc from 'fast-check';
import { montevideoDay } from '@laundry/strings/format';
import { bookImportedPayments } from '../../src/queries/payments/ledger.ts';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { settleFacts } from '../payments/notify.ts';
import { fixture } from '../support/testApp.ts';
import { OF_OTHERS, OF_SPLITTING, payment, startReports, use } from './reports.ts';

const USES = '/api/v1/reports/uses';
const TRANSACTIONS = '/api/v1/reports/transactions';
const app = fixture(startReports);

const toDay = (at: string) => montevideoDay(new Date(at));
/** Moments of twenty days of March. */
const [min, max] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-20T23:59:59Z')];
const at = fc.date({ min, max, noInvalidDate: true });

const ascending = <T extends string | number>(
  [left]: readonly [T, unknown],
  [right]: readonly [T, unknown],
) => (left < right ? -1 : 1);

describe('the report of uses', () => {
  const everything = { from: '2026-03-01', to: '2026-03-20', building: IDS.plain };

  beforeAll(async () => {
    const anyUse = fc.record({
      at,
      machine_id: fc.constantFrom(MACHINES.washer, MACHINES.dryer),
      unit_id: fc.constantFrom(UNITS.ten, UNITS.nine, null),
      card_uid: fc.constantFrom(CARDS.plain, CARDS.lost, '44444444'),
      result: fc.constantFrom('Exitoso', 'Exitoso', 'Saldo insuficiente'),
    });
    await app.insert(fc.sample(anyUse, { seed: 7, numRuns: 700 }).map((of) => use(of.at, of)));
    await app.insert([
      use('2026-03-05T12:00:00Z', OF_SPLITTING),
      use('2026-03-10T12:00:00Z', { ...OF_SPLITTING, unit_id: null }),
      use('2026-03-10T12:00:00Z', OF_OTHERS),
    ]);
  });

  const BUILDINGS_IN_ORDER = [
    { id: IDS.splitting, name: 'Edificio Compartido' },
    { id: IDS.plain, name: 'Edificio Llano' },
  ];
  const UNITS_IN_ORDER = [
    { id: UNITS.splitting, number: '1', building_name: 'Edificio Compartido' },
    { id: null, number: null, building_name: 'Edificio Compartido' },
    { id: UNITS.nine, number: '9', building_name: 'Edificio Llano' },
    { id: UNITS.ten, number: '10', building_name: 'Edificio Llano' },
    { id: null, number: null, building_name: 'Edificio Llano' },
  ];

  const days = [
    {},
    { from: '2026-03-10', to: '2026-03-10' },
    { from: '2026-03-02', to: '2026-03-09' },
    { from: '2026-02-28', to: '2026-02-28' },
    { from: '2025-01-01', to: '2025-12-31' },
  ];
  const filters = [
    {},
    { building: 'all' },
    { unit: UNITS.nine },
    { machine: MACHINES.dryer },
    { uuid: '44444444' },
    { unit: UNITS.ten, machine: MACHINES.washer },
    { unit: UNITS.ten, machine: MACHINES.washer, uuid: CARDS.lost },
    { uuid: '00000000' },
  ];
  const queries = days.flatMap((range) => filters.map((filter) => ({ ...everything, ...range, ...filter })));

  it.each(queries)('has totals that equal the rows of all pages: %j', async (query) => {
    const rows: UseRecord[] = [];
    for (let page = 1; ; page += 1) {
      const found = await app.read<UseRecord[]>(USES, { ...query, page: String(page), perPage: '300' });
      rows.push(...found);
      if (found.length < 300) break;
    }
    const summary = await app.read<UsesSummary>(`${USES}/summary`, query);
    const wentWell = (list: readonly UseRecord[]) => list.filter(({ result }) => result === 'Exitoso').length;
    expect({ count: summary.count, succeeded: summary.succeeded }).toEqual({
      count: rows.length,
      succeeded: wentWell(rows),
    });
    const byDay = Map.groupBy(rows, ({ timestamp }) => toDay(timestamp));
    expect(summary.byDay).toEqual(
      [...byDay].sort(ascending).map(([day, of]) => ({ day, count: of.length, succeeded: wentWell(of) })),
    );
    /** The groups that have rows, with their counts. */
    const counted = <Group extends object>(
      groups: readonly Group[],
      isIn: (row: UseRecord, group: Group) => boolean,
    ) =>
      groups.flatMap((group) => {
        const of = rows.filter((row) => isIn(row, group));
        return of.length === 0 ? [] : [{ ...group, count: of.length, succeeded: wentWell(of) }];
      });
    expect(summary.byUnit).toEqual(
      counted(
        UNITS_IN_ORDER,
        ({ machine, unit }, { building_name, number }) =>
          machine.building.name === building_name && (unit?.number ?? null) === number,
      ),
    );
    expect(summary.byBuilding).toEqual(
      counted(BUILDINGS_IN_ORDER, ({ machine }, { name }) => machine.building.name === name),
    );
    const { headers } = await app.ask(USES, { ...query, perPage: '1' });
    expect(headers['x-total-count']).toBe(String(rows.length));
  });

  it('of all buildings has the rows of each, and filters by unit, machine and card', async () => {
    const list = (query: object) =>
      app.read<UseRecord[]>(USES, { ...everything, building: 'all', perPage: '1000', ...query });
    const all = await list({});
    const each = [...(await list({ building: IDS.plain })), ...(await list({ building: IDS.splitting }))];
    expect(all).toEqual(
      each.toSorted(
        (left, right) => right.timestamp.localeCompare(left.timestamp) || Number(right.id) - Number(left.id),
      ),
    );
    expect(await list({ unit: UNITS.splitting })).toEqual(all.filter(({ unit }) => unit?.number === '1'));
    expect(await list({ machine: MACHINES.splitting, uuid: CARDS.plain })).toEqual(
      all.filter(({ machine }) => machine.building.name === 'Edificio Compartido'),
    );
  });

  it('counts every use of concurrent writes', async () => {
    const day = { from: '2026-04-01', to: '2026-04-01', building: IDS.plain };
    const batch = (shift: number) =>
      Array.from({ length: 20 }, (_, index) =>
        use('2026-04-01T12:00:00Z', {
          machine_id: (index + shift) % 2 === 0 ? MACHINES.washer : MACHINES.dryer,
          unit_id: index % 3 === shift % 3 ? UNITS.ten : UNITS.nine,
        }),
      );
    await Promise.all(Array.from({ length: 12 }, (_, shift) => app.insert(batch(shift))));
    expect((await app.read<UsesSummary>(`${USES}/summary`, day)).count).toBe(240);
  });
});

describe('the totals of the transactions', () => {
  const everything = { from: '2026-03-01', to: '2026-03-20', building: IDS.splitting };

  beforeAll(async () => {
    const anyPayment = fc.record({
      at,
      cents: fc.integer({ min: 1, max: 200_000 }),
      // Payments have only one currency today, but the report has a column for it.
      currency: fc.constantFrom(858, 858, 858, 600),
      state: fc.constantFrom('approved', 'approved', 'refunded', 'pending', 'denied'),
    });
    const rows = fc
      .sample(anyPayment, { seed: 11, numRuns: 400 })
      .map(({ at: moment, cents: amount, ...fields }) => payment(moment, amount, fields));
    await app.add('transactions', ...rows);
    const ids = rows.map(({ id }) => id);
    await bookImportedPayments(app.db, ids);
  });

  const cents = (pesos: number) => Math.round(pesos * 100);
  const sums = (rows: readonly TransactionRecord[]) =>
    [...Map.groupBy(rows, ({ currency }) => currency)].sort(ascending).map(([currency, of]) => ({
      currency,
      amount: of.reduce((sum, row) => sum + cents(row.amount), 0) / 100,
      adm_income: of.reduce((sum, row) => sum + cents(row.adm_income), 0) / 100,
      count: of.length,
    }));

  it.each([
    everything,
    { ...everything, from: '2026-03-10', to: '2026-03-10' },
    { ...everything, from: '2025-03-10', to: '2025-03-10' },
    { ...everything, building: IDS.plain },
  ])('equal the sums over the rows, to the cent: %j', async (query) => {
    const rows = await app.read<TransactionRecord[]>(TRANSACTIONS, query);
    const summary = await app.read<TransactionsSummary>(`${TRANSACTIONS}/summary`, query);
    expect(summary.count).toBe(rows.length);
    expect(summary.totals).toEqual(sums(rows));
    expect(summary.byBuilding).toEqual(
      sums(rows).map((of) => ({ building_name: 'Edificio Compartido', ...of })),
    );
    const byDay = [...Map.groupBy(rows, ({ creation_date }) => toDay(creation_date))].sort(ascending);
    expect(summary.byDay).toEqual(byDay.flatMap(([day, of]) => sums(of).map((sum) => ({ day, ...sum }))));
  });
});

it('the report of all buildings has the transactions and refunds of those that share income', async () => {
  const day = app.today();
  const list = (building: string) =>
    app.read<TransactionRecord[]>(TRANSACTIONS, { from: day, to: day, building });
  for (const [index, uid] of [CARDS.plain, CARDS.splitting, CARDS.splitting, CARDS.other].entries()) {
    const id = await app.createTopUp({ uid, amount: 100 + index });
    await settleFacts(app, id, { amountCents: 10_000 + index * 100, paymentId: `all-${index}` });
    if (index === 2)
      await settleFacts(app, id, { amountCents: 10_200, paymentId: 'all-2', refundedCents: 200 });
  }
  const splitting = await list(IDS.splitting);
  expect(splitting.map(({ amount }) => amount)).toEqual([-2, 102, 101]);
  expect(await list('all')).toEqual(splitting);

  // With a second building that shares, the rows of both are ordered by time.
  await app.change('buildings', { id: IDS.plain }, { income_share_bp: 500 });
  const plain = await list(IDS.plain);
  expect(await list('all')).toEqual([...splitting, ...plain]);
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
  expect(await list('all')).toEqual(splitting);
});
