import { randomUUID } from 'node:crypto';
import { accountRow, residentRow } from '../accounts/signup.ts';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { payment } from '../reports/reports.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { quickHash } from '../support/templates.ts';

// Who may send which call: serving/accessTable.ts.
const app = fixture(startTestApp);
const headers = fixture(() => app.session());

const get = (url: string) => app.get(url, headers);
const fetchRows = (query: Record<string, string>) =>
  app.json<Record<string, unknown>[]>(
    `/api/v1/reports/transactions?${new URLSearchParams(query).toString()}`,
    headers,
  );

describe('buildings', () => {
  const path = (adminId: string, query = '') =>
    `/public-site/v1/administrations/${adminId}/buildings${query}`;

  it('are only those of the administration, sorted with numbers by value and letters as in Spanish', async () => {
    const names = [
      'Edificio 9',
      'Edificio 10',
      'Edificio Álamo',
      'Edificio ambay',
      'Edificio Ñandú',
      'Edificio Ombú',
    ];
    const prices = { splitting: false, price_customer_cents: 1, machine_rate_cents: 1, income_share_bp: 1 };
    const administration_id = IDS.otherAdministration;
    for (const name of names.toReversed()) {
      const id = randomUUID();
      await app.add('buildings', { id, administration_id, name, ...prices });
      await app.add('residents', residentRow({ building_id: id, administration_id }));
    }
    const others = await app.session('otra@demo.example');
    const namesAt = async (url: string) =>
      (await app.json<{ name: string }[]>(url, others)).map(({ name }) => name);
    const sorted = [...names.slice(0, 2), 'Edificio Ajeno', ...names.slice(2)];
    expect(await namesAt('/public-site/v1/administrations/buildings/coliving')).toEqual(sorted);
    expect(await namesAt(path(administration_id))).toEqual(sorted);
    const overview = await app.get(`/api/v1/administrations/${administration_id}/overview`, others);
    const { waiting } = overview.body;
    expect(waiting).toMatchObject(names.map((building_name) => ({ building_name, count: 1 })));
  });

  it('are only those with a share in the income if split=true', async () => {
    expect(JSON.parse((await get(path(IDS.administration, '?split=true'))).text)).toEqual([
      { id: IDS.splitting, name: 'Edificio Compartido' },
    ]);
    expect(JSON.parse((await get(path(IDS.administration, '?split=false'))).text)).toHaveLength(2);
    expect((await get(path(IDS.administration, '?split=quizas'))).status).toBe(422);
  });
});

describe('the transactions report', () => {
  it('shows confirmed top-ups of the day with the share of the administration', async () => {
    const id = await app.createTopUp({ uid: CARDS.splitting, amount: 123.45 });
    await app.createTopUp({ uid: CARDS.splitting });
    await mercadoPagoPays(app, id, { id: 1, transaction_amount: 123.45 });
    // Refunds: reports/reportRefunds.test.ts.
    expect(await fetchRows({ from: app.today(), to: app.today(), building: IDS.splitting })).toEqual([
      {
        building_name: 'Edificio Compartido',
        amount: 123.45,
        currency: 858,
        user_name: 'Ana Pérez',
        user_email: 'ana@demo.example',
        origin: 'MercadoPagos',
        creation_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        uuid: CARDS.splitting,
        message: null,
        adm_income: 12.35,
      },
    ]);
  });

  it('covers Montevideo days, first and last included, newest first', async () => {
    const times = [
      '2026-06-30T02:59:59Z',
      '2026-06-30T03:00:00Z',
      '2026-07-01T02:59:59.999Z',
      '2026-07-01T03:00:00Z',
    ];
    await app.add('transactions', ...times.map((at) => payment(at, 100, { building_id: IDS.plain })));
    const dates = (rows: Record<string, unknown>[]) => rows.map((row) => row['creation_date']);
    expect(dates(await fetchRows({ from: '2026-06-30', to: '2026-06-30', building: IDS.plain }))).toEqual([
      '2026-07-01T02:59:59.999Z',
      '2026-06-30T03:00:00.000Z',
    ]);
    const all = await fetchRows({ from: '2026-06-29', to: '2026-07-01', building: IDS.plain });
    expect(all.map(({ adm_income }) => adm_income)).toEqual([0, 0, 0, 0]);
  });
});

const path = (id: string) => `/api/v1/buildings/${id}`;

it('a building lists its machines by place and its units by number', async () => {
  const building = { name: 'Edificio Llano' };
  expect((await get(path(IDS.plain))).body).toEqual({
    id: IDS.plain,
    name: 'Edificio Llano',
    machines: [
      { id: MACHINES.washer, machine_type: 'WASHER', sort_index: 1, serial_number: 'SN-1', building },
      { id: MACHINES.dryer, machine_type: 'DRYER', sort_index: 2, serial_number: 'SN-2', building },
    ],
    units: [
      { id: UNITS.nine, number: '9' },
      { id: UNITS.ten, number: '10' },
    ],
  });
});

const PATH = '/api/v1/users/notification-preferences';

it('the monthly settlement mail is off by default, set per account, not per administration', async () => {
  await app.add('accounts', accountRow('colega@demo.example', { password_hash: await quickHash() }));
  const theirs = await app.session('colega@demo.example');
  const read = async (who = headers) => (await app.get(PATH, who)).body;
  expect(await read()).toEqual({ monthly_settlement: false });
  for (const monthly_settlement of [true, false]) {
    const set = await app.post(PATH, { monthly_settlement }, headers);
    expect([set.status, set.body]).toEqual([200, { monthly_settlement }]);
    expect(await read()).toEqual({ monthly_settlement });
    expect(await read(theirs)).toEqual({ monthly_settlement: false });
  }
});
