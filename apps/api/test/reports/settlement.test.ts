import type { Settlement } from '@laundry/api-contract';
import { IDS } from '../support/demoData.ts';
import { MACHINES, UNITS, startReports, use } from './reports.ts';
import { fixture } from '../support/fixture.ts';

const SETTLEMENT = '/api/v1/reports/settlement';
const reports = fixture(startReports);
beforeAll(async () => {
  const dryer = { machine_id: MACHINES.dryer };
  await reports.insert([
    use('2026-03-02T12:00:00Z'),
    use('2026-03-02T13:00:00Z'),
    use('2026-03-09T13:00:00Z', dryer),
    use('2026-03-03T12:00:00Z', { result: 'Saldo insuficiente' }),
    use('2026-03-04T12:00:00Z', { unit_id: UNITS.nine, result: 'Puerta abierta' }),
    use('2026-03-05T12:00:00Z', { ...dryer, unit_id: null }),
    // The first and the last second of the month in Montevideo, and those beside them.
    use('2026-03-01T02:59:59Z', { unit_id: null }),
    use('2026-03-01T03:00:00Z', { unit_id: null }),
    use('2026-04-01T02:59:59Z', { unit_id: null }),
    use('2026-04-01T03:00:00Z', { unit_id: null }),
    use('2026-03-06T12:00:00Z', { building_id: IDS.other, machine_id: MACHINES.other, unit_id: UNITS.other }),
  ]);
});

const settled = (building: string, month = '2026-03') =>
  reports.json<Settlement>(SETTLEMENT, { month, building });

const none = { count: 0, total: 0 };
/** A month that was not closed, and takes nothing of one that was (D80). */
const open = { closed_at: null, adjustments: [] };
/** Uses of prepaid buildings were paid already, and nobody topped up: nobody owes anything (D84). */
const balance = { income: 0, postpaid: 0, due: 0 };
const prepaid = { count: 0, amount: 0, adm_income: 0 };
const totals = {
  washes: { count: 4, total: 482 },
  dries: { count: 2, total: 241 },
  failed: 2,
  total: 723,
};
const plain = {
  id: IDS.plain,
  name: 'Edificio Llano',
  units: [
    { id: UNITS.nine, number: '9', lines: [], failed: 1, total: 0 },
    {
      id: UNITS.ten,
      number: '10',
      lines: [
        { machine_type: 'WASHER', price: 120.5, count: 2, total: 241 },
        { machine_type: 'DRYER', price: 120.5, count: 1, total: 120.5 },
      ],
      failed: 1,
      total: 361.5,
    },
    {
      id: null,
      number: null,
      lines: [
        { machine_type: 'WASHER', price: 120.5, count: 2, total: 241 },
        { machine_type: 'DRYER', price: 120.5, count: 1, total: 120.5 },
      ],
      failed: 0,
      total: 361.5,
    },
  ],
  totals,
  prepaid,
};

it('has the uses of a building by unit, the failed ones apart', async () => {
  const sharing = { buildings: 0, prepaid };
  expect(await settled(IDS.plain)).toEqual({
    month: '2026-03',
    buildings: [plain],
    totals,
    prepaid,
    sharing,
    balance,
    ...open,
  });
});

it('has all buildings of the administration by name, also those without uses, and no other', async () => {
  const empty = {
    id: IDS.splitting,
    name: 'Edificio Compartido',
    units: [],
    totals: { washes: none, dries: none, failed: 0, total: 0 },
    prepaid,
  };
  const sharing = { buildings: 1, prepaid };
  expect(await settled('all')).toEqual({
    month: '2026-03',
    buildings: [empty, plain],
    totals,
    prepaid,
    sharing,
    balance,
    ...open,
  });
});

it.each([
  [{ month: '2026-03', building: IDS.other }, 404, 'ex_not_found'],
  [{ month: '2026-03', building: 'ALL' }, 404, 'ex_not_found'],
  [{ month: '2026-13', building: 'all' }, 422, 'ex_invalid_field'],
  [{ month: '1999-12', building: 'all' }, 422, 'ex_invalid_field'],
  [{ month: '2026-3', building: 'all' }, 422, 'ex_invalid_field'],
  [{ month: '2026-03' }, 422, 'ex_missing_parameters'],
  [{ building: 'all' }, 422, 'ex_missing_parameters'],
])('refuses %j', async (query, status, code) => {
  const answered = await reports.get(SETTLEMENT, query);
  expect([answered.status, answered.body['result_code']]).toEqual([status, code]);
});
