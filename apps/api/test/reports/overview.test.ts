import type { Overview } from '@laundry/api-contract';
import { residentRow } from '../accounts/signup.ts';
import { CARDS, IDS, MACHINES } from '../support/demoData.ts';
import { fixture } from '../support/testApp.ts';
import { OF_OTHERS, OF_SPLITTING, payment as paymentRow, startReports, use } from './reports.ts';

const path = (adminId: string) => `/api/v1/administrations/${adminId}/overview`;
const EMAIL = 'administracion@demo.example';
const app = fixture(startReports);

/** Reads the overview at a moment, in a new session, because older ones have ended by then. */
async function overviewAt(at: string, adminId: string = IDS.administration, email = EMAIL) {
  app.advanceTo(at);
  return app.json<Overview>(path(adminId), await app.session(email));
}

/** A payment that was created earlier: the confirmation decides its month (D79). */
const payment = (at: string, cents: number, fields: object = {}) =>
  paymentRow(at, cents, { created_at: '2026-01-01T12:00:00Z', ...fields });

beforeEach(async () => {
  await app.emptyUses();
  await app.remove('transactions');
  await app.remove('residents');
});

describe('the months of the overview', () => {
  it('are the current one until now and the last one, in Montevideo time', async () => {
    await app.insert([
      use('2027-04-01T02:59:59Z'),
      use('2027-04-01T03:00:00Z'),
      use('2027-04-10T15:00:00Z'),
      use('2027-04-10T16:00:00Z'),
      use('2027-04-30T12:00:00Z'),
      use('2027-05-01T02:59:59Z'),
      use('2027-05-01T03:00:00Z'),
      use('2027-05-10T14:00:00Z', OF_SPLITTING),
      use('2027-05-10T14:00:00Z', OF_OTHERS),
    ]);
    await app.add(
      'transactions',
      payment('2027-04-01T02:59:59Z', 700_000),
      payment('2027-04-02T12:00:00Z', 10_005),
      payment('2027-04-20T12:00:00Z', 20_000),
      payment('2027-05-02T12:00:00Z', 30_005),
      payment('2027-05-02T12:00:00Z', 50_000, { currency: 600 }),
      payment('2027-05-02T12:00:00Z', 90_000, { state: 'denied' }),
      payment('2027-05-02T12:00:00Z', 90_000, { building_id: IDS.other, card_uid: CARDS.other }),
    );
    const found = await overviewAt('2027-05-10T15:30:00Z');
    expect(found.months).toEqual([
      {
        month: '2027-05',
        uses: 2,
        income: [
          { currency: 600, amount: 500, adm_income: 50 },
          { currency: 858, amount: 300.05, adm_income: 30.01 },
        ],
      },
      { month: '2027-04', uses: 5, income: [{ currency: 858, amount: 300.05, adm_income: 30.01 }] },
    ]);
    expect(found.lastUntilSameDay).toEqual({
      uses: 2,
      income: [{ currency: 858, amount: 100.05, adm_income: 10.01 }],
    });
    expect(found.days).toHaveLength(30 + 10);
    expect(found.days.filter(({ uses }) => uses > 0)).toEqual([
      { day: '2027-04-01', uses: 1 },
      { day: '2027-04-10', uses: 2 },
      { day: '2027-04-30', uses: 2 },
      { day: '2027-05-01', uses: 1 },
      { day: '2027-05-10', uses: 1 },
    ]);
  });

  it('are compared up to the end of a last month that is shorter', async () => {
    await app.insert([use('2028-02-29T23:00:00Z'), use('2028-03-01T02:59:59Z'), use('2028-03-01T03:00:00Z')]);
    await app.add(
      'transactions',
      payment('2028-03-01T02:59:59Z', 10_000),
      payment('2028-03-01T03:00:00Z', 20_000),
    );
    const { months, lastUntilSameDay } = await overviewAt('2028-03-31T15:00:00Z');
    expect(months.map(({ month, uses }) => [month, uses])).toEqual([
      ['2028-03', 1],
      ['2028-02', 2],
    ]);
    expect(lastUntilSameDay).toEqual({
      uses: 2,
      income: [{ currency: 858, amount: 100, adm_income: 10 }],
    });
  });

  it('change at midnight in Montevideo, also at the turn of the year and without data', async () => {
    const before = await overviewAt('2029-01-01T02:59:59Z');
    expect(before.months.map(({ month }) => month)).toEqual(['2028-12', '2028-11']);
    expect(before.days.at(-1)?.day).toBe('2028-12-31');
    const after = await overviewAt('2029-01-01T03:00:00Z');
    expect(after.days).toHaveLength(32);
    const empty = { uses: 0, income: [] };
    expect(after).toMatchObject({
      months: [
        { month: '2029-01', ...empty },
        { month: '2028-12', ...empty },
      ],
      lastUntilSameDay: empty,
    });
    expect(after).toMatchObject({ waiting_residents: 0, waiting: [], failing_machines: [] });
  });
});

it('counts residents who wait for validation, by building', async () => {
  await app.add('residents', residentRow(), residentRow(), residentRow({ building_id: IDS.splitting }));
  await app.add('residents', residentRow({ validated_at: new Date() }));
  const others = { building_id: IDS.other, administration_id: IDS.otherAdministration };
  await app.add('residents', residentRow(others));
  const found = await overviewAt('2030-01-15T12:00:00Z');
  expect(found.waiting_residents).toBe(3);
  expect(found.waiting).toEqual([
    { building_id: IDS.splitting, building_name: 'Edificio Compartido', count: 1 },
    { building_id: IDS.plain, building_name: 'Edificio Llano', count: 2 },
  ]);
});

it('shows the machines that failed unusually often in the last 30 days', async () => {
  const uses = (count: number, at: string, fields: object) =>
    Array.from({ length: count }, () => use(at, fields));
  const wrong = { result: 'Máquina fuera de servicio' };
  const dryer = { machine_id: MACHINES.dryer };
  await app.insert([
    ...uses(90, '2030-06-10T12:00:00Z', {}),
    ...uses(2, '2030-06-10T12:00:00Z', wrong),
    ...uses(20, '2030-06-10T12:00:00Z', dryer),
    ...uses(10, '2030-06-10T12:00:00Z', { ...dryer, ...wrong }),
    // On the 31st day, and of another administration.
    ...uses(50, '2030-05-18T02:59:59Z', wrong),
    ...uses(50, '2030-06-10T12:00:00Z', { ...OF_OTHERS, ...wrong }),
  ]);
  const place = { building_id: IDS.plain, building_name: 'Edificio Llano', sort_index: 2 };
  const failing = { id: MACHINES.dryer, machine_type: 'DRYER', serial_number: 'SN-2', uses: 30, failed: 10 };
  const at = '2030-06-16T12:00:00Z';
  expect((await overviewAt(at)).failing_machines).toEqual([{ ...place, ...failing }]);
  expect((await overviewAt(at, IDS.otherAdministration, 'otra@demo.example')).failing_machines).toEqual([]);
  // In the building that it left nobody finds it, and no report of uses can be filtered by it.
  await app.change('machines', { id: MACHINES.dryer }, { building_id: IDS.splitting });
  expect((await overviewAt(at)).failing_machines).toEqual([]);
});
