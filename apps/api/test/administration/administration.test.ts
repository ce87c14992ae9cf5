import { randomUUID } from 'node:crypto';
import { CARDS, IDS } from '../support/demoData.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { refusal, startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(startTestApp);
let token: string;
beforeAll(async () => {
  token = String((await app.signin('administracion@demo.example')).body['token']);
});

const get = (url: string) => app.get(url, { authorization: `Bearer ${token}` });
const report = (query: Record<string, string>) =>
  get(`/api/v1/reports/transactions?${new URLSearchParams(query).toString()}`);
const rowsOf = async (query: Record<string, string>) =>
  JSON.parse((await report(query)).text) as Record<string, unknown>[];
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(app.clock());

describe('buildings', () => {
  const path = (adminId: string, query = '') =>
    `/public-site/v1/administrations/${adminId}/buildings${query}`;

  it('are the administration own, by name', async () => {
    expect(JSON.parse((await get(path(IDS.administration))).text)).toEqual([
      { id: IDS.splitting, name: 'Edificio Compartido' },
      { id: IDS.plain, name: 'Edificio Llano' },
    ]);
  });

  it('are in the order that people here know, everywhere', async () => {
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
      await app.db
        .insertInto('buildings')
        .values({ id, administration_id, name, ...prices })
        .execute();
      const resident = { firstname: 'Ana', lastname: 'Paz', email: `${id}@correo.example`, reference: '1' };
      await app.db
        .insertInto('residents')
        .values({ id, building_id: id, administration_id, created_at: app.clock(), ...resident })
        .execute();
    }
    const headers = await app.session('otra@demo.example');
    const namesAt = async (url: string) =>
      (JSON.parse((await app.get(url, headers)).text) as { name: string }[]).map(({ name }) => name);
    const sorted = [...names.slice(0, 2), 'Edificio Ajeno', ...names.slice(2)];
    expect(await namesAt('/public-site/v1/administrations/buildings/coliving')).toEqual(sorted);
    expect(await namesAt(path(administration_id))).toEqual(sorted);
    const { waiting } = (await app.get(`/api/v1/administrations/${administration_id}/overview`, headers))
      .body;
    expect(waiting).toMatchObject(names.map((building_name) => ({ building_name, count: 1 })));
  });

  it('are those with a share in the income when asked', async () => {
    expect(JSON.parse((await get(path(IDS.administration, '?split=true'))).text)).toEqual([
      { id: IDS.splitting, name: 'Edificio Compartido' },
    ]);
    expect(JSON.parse((await get(path(IDS.administration, '?split=false'))).text)).toHaveLength(2);
    expect((await get(path(IDS.administration, '?split=quizas'))).status).toBe(422);
    expect((await get(path(IDS.administration, '?split=true&split=true'))).status).toBe(400);
  });

  it.each([IDS.otherAdministration, '00000000-0000-4000-8000-0000000000ff', 'x', 'x'.repeat(101)])(
    'of %s are unknown',
    async (id) => {
      expect(await get(path(id))).toMatchObject(refusal(404, 'ex_not_found'));
    },
  );
});

describe('who may ask', () => {
  it.each([
    ['nobody', {}],
    ['a visitor', { authorization: 'Bearer public-site' }],
    ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic eDp5' }],
  ])('not %s', async (_who, headers) => {
    const urls = [
      `/public-site/v1/administrations/${IDS.administration}/buildings`,
      `/api/v1/reports/transactions?from=2026-01-01&to=2026-01-31&building=${IDS.plain}`,
      '/api/v1/reports/transactions',
    ];
    for (const url of urls)
      expect(await app.get(url, headers)).toMatchObject(refusal(401, 'ex_unauthorized'));
  });
});

describe('the transactions report', () => {
  it('shows confirmed top-ups of the day with the share of the administration', async () => {
    const id = await app.createTopUp({ uid: CARDS.splitting, amount: 123.45 });
    await app.createTopUp({ uid: CARDS.splitting });
    await mercadoPagoPays(app, id, { id: 1, transaction_amount: 123.45 });
    const refunded = await app.createTopUp({ uid: CARDS.splitting });
    await mercadoPagoPays(app, refunded, { id: 2 });
    await mercadoPagoPays(app, refunded, { id: 2, status: 'refunded' });
    const rows = await rowsOf({ from: today(), to: today(), building: IDS.splitting });
    const [back, original, ...others] = rows;
    expect(original).toMatchObject({ amount: 400, message: null, adm_income: 40 });
    expect(back).toMatchObject({ amount: -400, message: 'Devolución', adm_income: -40 });
    expect(others).toEqual([
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

  it('counts Montevideo days, both included, newest first', async () => {
    const times = [
      '2026-06-30T02:59:59Z',
      '2026-06-30T03:00:00Z',
      '2026-07-01T02:59:59.999Z',
      '2026-07-01T03:00:00Z',
    ];
    for (const [index, at] of times.entries()) {
      const id = await app.createTopUp();
      await mercadoPagoPays(app, id, { id: 100 + index });
      await app.db
        .updateTable('transactions')
        .set({ created_at: at, approved_at: at })
        .where('id', '=', id)
        .execute();
    }
    const dates = (rows: Record<string, unknown>[]) => rows.map((row) => row['creation_date']);
    expect(dates(await rowsOf({ from: '2026-06-30', to: '2026-06-30', building: IDS.plain }))).toEqual([
      '2026-07-01T02:59:59.999Z',
      '2026-06-30T03:00:00.000Z',
    ]);
    expect(await rowsOf({ from: '2026-06-29', to: '2026-07-01', building: IDS.plain })).toHaveLength(4);
    expect(
      (await rowsOf({ from: '2026-06-29', to: '2026-07-01', building: IDS.plain }))[0]?.['adm_income'],
    ).toBe(0);
  });

  const days = { from: '2026-06-01', to: '2026-06-30' };
  it.each([
    ['another administration', { ...days, building: IDS.other }],
    ['nobody', { ...days, building: '00000000-0000-4000-8000-0000000000ff' }],
    ['no id', { ...days, building: 'x' }],
  ])('does not know the building of %s', async (_whose, query) => {
    expect(await report(query)).toMatchObject(refusal(404, 'ex_not_found'));
  });

  it.each([
    ['reversed days', { from: '2026-07-01', to: '2026-06-01' }],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
    ['another format', { from: '01/02/2026', to: '2026-03-01' }],
    ['an absurd year', { from: '0001-01-01', to: '2026-03-01' }],
  ])('refuses %s', async (_what, range) => {
    expect(await report({ ...range, building: IDS.plain })).toMatchObject(refusal(422, 'ex_invalid_field'));
  });

  it('wants its three filters', async () => {
    expect(await report({ from: '2026-06-01' })).toMatchObject({
      status: 422,
      body: { result_code: 'ex_missing_parameters', result_detail: 'to, building' },
    });
  });
});
