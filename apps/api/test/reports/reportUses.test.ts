import type { BuildingDetails, UseRecord, UsesSummary } from '@laundry/api-contract';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { startReports, use } from './reports.ts';
import { fixture, refusal } from '../support/testApp.ts';

const PATH = '/api/v1/reports/uses';
const app = fixture(startReports);
beforeEach(() => app.emptyUses());

const JUNE = { from: '2026-06-01', to: '2026-06-30', building: IDS.plain };
const list = (query: Record<string, string> = {}) => app.read<UseRecord[]>(PATH, { ...JUNE, ...query });
const times = async (query: Record<string, string> = {}) =>
  (await list(query)).map(({ timestamp }) => timestamp);
const minute = (index: number) => new Date(Date.UTC(2026, 5, 10, 12, index));

describe('a record of a use', () => {
  it('has what the specification names', async () => {
    await app.insert([
      use('2026-06-10T12:00:00Z', { result: 'Saldo insuficiente' }),
      use('2026-06-10T13:00:00.123Z', { machine_id: MACHINES.dryer, unit_id: null, card_uid: '99999999' }),
    ]);
    expect(await list()).toEqual([
      {
        id: expect.stringMatching(/^\d+$/) as string,
        machine: {
          building: { name: 'Edificio Llano' },
          serial_number: 'SN-2',
          machine_type: 'DRYER',
          sort_index: 2,
        },
        unit: null,
        timestamp: '2026-06-10T13:00:00.123Z',
        card: { uuid: '99999999' },
        result: 'Exitoso',
      },
      {
        id: expect.stringMatching(/^\d+$/) as string,
        machine: {
          building: { name: 'Edificio Llano' },
          serial_number: 'SN-1',
          machine_type: 'WASHER',
          sort_index: 1,
        },
        unit: { number: '10' },
        timestamp: '2026-06-10T12:00:00.000Z',
        card: { uuid: CARDS.plain },
        result: 'Saldo insuficiente',
      },
    ]);
  });
});

describe('days', () => {
  it('are days of Montevideo, the first and the last included', async () => {
    const moments = [
      '2026-06-30T02:59:59.999Z',
      '2026-06-30T03:00:00.000Z',
      '2026-07-01T02:59:59.999Z',
      '2026-07-01T03:00:00.000Z',
    ];
    await app.insert(moments.map((at) => use(at)));
    expect(await times({ from: '2026-06-30', to: '2026-06-30' })).toEqual([moments[2], moments[1]]);
    expect(await times({ from: '2026-06-29', to: '2026-07-01' })).toEqual(moments.toReversed());
    expect(await times({ from: '2026-06-29', to: '2026-06-29' })).toEqual([moments[0]]);
  });

  it.each([
    ['reversed', { from: '2026-07-01', to: '2026-06-01' }, 'from, to'],
    ['that do not exist', { from: '2026-02-30' }, 'from'],
    ['of an absurd year', { to: '9999-01-01' }, 'to'],
  ])('%s are refused', async (_what, days, detail) => {
    for (const path of ['uses', 'uses/summary', 'transactions', 'transactions/summary'])
      expect(await app.ask(`/api/v1/reports/${path}`, { ...JUNE, ...days })).toMatchObject(
        refusal(422, 'ex_invalid_field', detail),
      );
  });
});

describe('filters', () => {
  it('by result apply to rows, totals and pages', async () => {
    const results = ['Exitoso', 'Sin agua', 'Exitoso', 'Saldo insuficiente', 'Exitoso'];
    await app.insert(results.map((result, index) => use(minute(index), { result })));
    const of = async (query: Record<string, string>) => (await list(query)).map(({ result }) => result);
    expect(await of({ result: '' })).toHaveLength(5);
    expect(await of({ result: 'succeeded' })).toEqual(['Exitoso', 'Exitoso', 'Exitoso']);
    expect(await of({ result: 'failed', uuid: CARDS.plain })).toEqual(['Saldo insuficiente', 'Sin agua']);
    expect(await of({ result: 'failed', page: '2', perPage: '1' })).toEqual(['Sin agua']);
    const totals = (query: Record<string, string>) =>
      app.read<UsesSummary>(`${PATH}/summary`, { ...JUNE, ...query });
    for (const card of [{}, { uuid: CARDS.plain }]) {
      expect(await totals({ ...card, result: 'failed' })).toMatchObject({
        count: 2,
        succeeded: 0,
        byDay: [{ count: 2, succeeded: 0 }],
      });
      expect(await totals({ ...card, result: 'succeeded' })).toMatchObject({ count: 3, succeeded: 3 });
    }
    expect(await app.ask(PATH, { ...JUNE, result: 'perhaps' })).toMatchObject(
      refusal(422, 'ex_invalid_field', 'result'),
    );
  });

  it('narrow the list singly and together, and are ignored when empty', async () => {
    const nine = { unit_id: UNITS.nine };
    const dryer = { machine_id: MACHINES.dryer };
    const card = { card_uid: '55555555' };
    const fields = [{}, nine, dryer, card, { ...nine, ...dryer, ...card }];
    await app.insert(fields.map((of, index) => use(minute(index), of)));
    const found = async (query: Record<string, string>) =>
      (await times(query)).map((at) => fields.findIndex((_, index) => minute(index).toISOString() === at));
    expect(await found({ unit: '', machine: '', uuid: ' ' })).toEqual([4, 3, 2, 1, 0]);
    expect(await found({ unit: UNITS.nine })).toEqual([4, 1]);
    expect(await found({ machine: MACHINES.dryer })).toEqual([4, 2]);
    expect(await found({ uuid: '55555555' })).toEqual([4, 3]);
    expect(await found({ unit: UNITS.nine.toUpperCase(), machine: MACHINES.washer })).toEqual([1]);
    expect(await found({ unit: UNITS.ten, machine: MACHINES.dryer, uuid: '55555555' })).toEqual([]);
    expect(await found({ uuid: "' or 1=1 --" })).toEqual([]);
  });

  it('name a machine that stands in another building by now', async () => {
    const moved = { id: 'dddddddd-0000-4000-8000-000000000009', building_id: IDS.splitting, sort_index: 1 };
    await app.add('machines', { ...moved, machine_type: 'WASHER', serial_number: 'SN-9' });
    await app.insert([use(minute(0), { machine_id: moved.id }), use(minute(1))]);
    expect(await times({ machine: moved.id })).toEqual([minute(0).toISOString()]);
    const { machines } = await app.read<BuildingDetails>(`/api/v1/buildings/${IDS.plain}`);
    expect(machines.map(({ id }) => id)).toEqual([MACHINES.washer, moved.id, MACHINES.dryer]);
  });

  it.each([
    ['another administration’s building', { building: IDS.other }],
    ['another administration’s unit', { unit: UNITS.other }],
    ['a unit of another building', { unit: UNITS.splitting }],
    ['another administration’s machine', { machine: MACHINES.other }],
    ['another administration’s unit in all buildings', { building: 'all', unit: UNITS.other }],
    ['another administration’s machine in all buildings', { building: 'all', machine: MACHINES.other }],
    ['a machine of another building', { machine: MACHINES.splitting }],
  ])('answer the same 404 for %s', async (_what, query) => {
    for (const path of [PATH, `${PATH}/summary`])
      expect(await app.ask(path, { ...JUNE, ...query })).toMatchObject(refusal(404, 'ex_not_found', null));
  });
});

describe('pages', () => {
  it('have 50 records by default, and a header with the total count', async () => {
    await app.insert(Array.from({ length: 120 }, (_, index) => use(minute(index))));
    const first = await app.ask(PATH, JUNE);
    expect(first.headers['x-total-count']).toBe('120');
    expect(JSON.parse(first.text)).toEqual(await list({ page: '1', perPage: '50' }));
    expect(JSON.parse(first.text)).toHaveLength(50);
    expect(await list({ page: '4' })).toEqual([]);
    expect((await app.ask(PATH, { ...JUNE, page: '1000000' })).headers['x-total-count']).toBe('120');
  });

  it.each([
    {},
    { building: 'all' },
    { uuid: CARDS.plain },
    { unit: UNITS.ten },
    { machine: MACHINES.washer, uuid: CARDS.plain },
  ])('add up to the whole list, newest first, even with equal times: %j', async (filter) => {
    const perDay = [1, 20, 0, 7, 3, 0, 11];
    const moments = perDay.flatMap((uses, day) =>
      Array.from({ length: uses }, (_, index) => `2026-06-${10 + day}T${10 + (index % 12)}:00:00Z`),
    );
    await app.insert(moments.map((at, index) => use(at, index % 3 ? {} : { unit_id: UNITS.nine })));
    const whole = await list({ ...filter, perPage: '1000' });
    expect(whole).toEqual(
      whole.toSorted(
        (left, right) => right.timestamp.localeCompare(left.timestamp) || Number(right.id) - Number(left.id),
      ),
    );
    for (const perPage of [3, 7, 21, 42]) {
      const pages: UseRecord[] = [];
      for (let page = 1; pages.length < whole.length; page += 1)
        pages.push(...(await list({ ...filter, page: String(page), perPage: String(perPage) })));
      expect(pages).toEqual(whole);
    }
  });

  it('skip no earlier use when new uses arrive between two pages', async () => {
    await app.insert(Array.from({ length: 10 }, (_, index) => use(minute(index))));
    const before = (await list()).map(({ id }) => id);
    const first = await list({ perPage: '5' });
    // A new use, and an older one that was reported late.
    await app.insert([use(minute(30)), use(minute(2))]);
    const rest = [...(await list({ perPage: '5', page: '2' })), ...(await list({ perPage: '5', page: '3' }))];
    const seen = new Set([...first, ...rest].map(({ id }) => id));
    expect(before.filter((id) => !seen.has(id))).toEqual([]);
  });

  it.each([
    ['page', ''],
    ['page', '1e3'],
    ['page', '99999999999999999999'],
    ['perPage', '50;drop table uses'],
  ])('are refused with %s=%s', async (name, value) => {
    expect(await app.ask(PATH, { ...JUNE, [name]: value })).toMatchObject(
      refusal(422, 'ex_invalid_field', name),
    );
  });
});
