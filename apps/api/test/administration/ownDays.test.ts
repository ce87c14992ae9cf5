import { ALL_BUILDINGS } from '@laundry/api-contract';
import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import { randomUUID } from 'node:crypto';
import { resident } from '../accounts/signup.ts';
import { setRecord } from '../company/companyFixture.ts';
import { reportedUse, startController } from '../machines/controllers.ts';
import { settleFacts } from '../payments/notify.ts';
import { ACCESS } from '../serving/accessTable.ts';
import { createRequest, send } from '../serving/sendRequest.ts';
import type { RequestParts } from '../serving/sendRequest.ts';
import { CARDS, IDS, MACHINES, UNITS } from '../support/demoData.ts';
import { bearer, DAY, fixture, LONG_SESSIONS, MINUTE, startTestApp } from '../support/testApp.ts';

/** The administrators of the plain building: before the day of the change, and from it on. */
const WHO = { former: 'administracion@demo.example', next: 'otra@demo.example' } as const;
type Who = keyof typeof WHO;
const ADMINISTRATIONS: Readonly<Record<Who, string>> = {
  former: IDS.administration,
  next: IDS.otherAdministration,
};
const users = `/public-site/v1/administrations/buildings/${IDS.plain}/users`;
const NEW_CARD = '12345679';
const NEW_MACHINE = randomUUID();
/** Texts from the days of one administration, which the other must never get. */
const SEEN: Readonly<Record<Who, RegExp>> = {
  former: new RegExp(`${CARDS.plain}|Ana Antes|antes@pagos`),
  next: new RegExp(`${NEW_CARD}|Dora Despues|despues@pagos|despues@residentes|SN-NUEVA`),
};
const others = (who: Who): Who => (who === 'former' ? 'next' : 'former');

const app = fixture(() => startTestApp(LONG_SESSIONS));
const controller = fixture(() => startController(app, 'llano-1'));
const tokens = fixture(async () => ({
  former: await app.getToken(WHO.former),
  next: await app.getToken(WHO.next),
}));
const days = { first: '', change: '', last: '' };
let stays = '';

const move = async (fields: object) =>
  JSON.stringify(await setRecord(app, 'buildings', { reference: IDS.plain, ...fields }));
const get = async (url: string, who: Who) => app.get(url, bearer(tokens[who]));
const json = <T>(url: string, who: Who) => app.json<T>(url, bearer(tokens[who]));
const namesIn = async (url: string, who: Who) =>
  (await json<{ name: string }[]>(url, who)).map(({ name }) => name);

async function pay(name: string, email: string, uid: string, paymentId: string) {
  const id = await app.createTopUp({ name, email, uid });
  await settleFacts(app, id, { paymentId });
  return id;
}
const minutesAgo = (count: number) => app.momentIn(-count * MINUTE);
const use = (id: string, card: string, at: Date, fields: object = {}) =>
  reportedUse(id, at, { card, result: 'Sin agua', ...fields });

beforeAll(async () => {
  await app.change('cards', { uid: CARDS.plain }, { unit_id: UNITS.ten });
  await app.addCards({ uid: NEW_CARD, unit_id: UNITS.nine });
  await move({ income_share: '10' });
});

it('before the change the building keeps its administration, and its residents are mailed', async () => {
  Object.assign(days, { first: app.today(), change: app.dayIn(2), last: app.dayIn(5) });
  const first = resident({ email: 'antes@residentes.example' });
  stays = String((await app.post(users, first, bearer(tokens.former))).body['id']);
  const moved = await move({ administration: IDS.otherAdministration, from: days.change });
  expect(moved).toContain(`from ${days.change} on; residents told by mail: 1`);
  const mails = await app.rows('mails');
  const told = mails.filter(({ subject }) => subject.startsWith('Quién administra su edificio'));
  expect(told.map(({ recipient }) => recipient)).toEqual(['antes@residentes.example']);
  expect(told[0]?.body_text).toContain('Otra');
  const again = await move({ administration: IDS.otherAdministration, from: days.change });
  expect(again).not.toContain('told');

  const payment = await pay('Ana Antes', 'antes@pagos.example', CARDS.plain, 'p-1');
  await controller.report(
    use('1', CARDS.plain, minutesAgo(3)),
    use('2', CARDS.plain, minutesAgo(2)),
    use('3', CARDS.plain, minutesAgo(1), { machine: MACHINES.dryer }),
  );
  expect(await namesIn('/public-site/v1/administrations/buildings/coliving', 'next')).toEqual([
    'Edificio Ajeno',
  ]);
  expect((await get(users, 'next')).status).toBe(404);
  expect((await get(users, 'former')).text).toContain('antes@residentes.example');
  expect((await get(`/public-site/v1/administrations/buildings/${IDS.plain}`, 'next')).status).toBe(404);

  app.advance(3 * DAY);
  await settleFacts(app, payment, { paymentId: 'p-1', refundedCents: 10_000 });
  await app.add('machines', {
    id: NEW_MACHINE,
    building_id: IDS.plain,
    machine_type: 'WASHER',
    sort_index: 9,
    serial_number: 'SN-NUEVA',
  });
  await pay('Dora Despues', 'despues@pagos.example', NEW_CARD, 'p-2');
  const reported = await controller.report(
    use('4', NEW_CARD, minutesAgo(2), { machine: NEW_MACHINE }),
    use('5', CARDS.plain, app.momentIn(-3 * DAY)),
    use('1', CARDS.plain, minutesAgo(1)),
  );
  expect(reported).toMatchObject({ accepted: 2, duplicates: 1 });
});

describe('from the day of the change on', () => {
  const report = (path: string, more: Record<string, string> = {}, building: string = IDS.plain) =>
    `/api/v1/reports/${path}?${new URLSearchParams({ from: days.first, to: days.last, building, ...more }).toString()}`;

  it('only the new administration has access to the residents', async () => {
    expect((await get(users, 'next')).text).toContain('antes@residentes.example');
    expect((await get(users, 'former')).status).toBe(404);
    const one = `${users}/${stays}`;
    const withdraw = (who: Who) => app.call({ method: 'DELETE', url: one, headers: bearer(tokens[who]) });
    expect((await withdraw('former')).status).toBe(404);
    const resend = `/public-site/v1/users/${stays}/resend-confirmation`;
    expect((await app.post(resend, {}, bearer(tokens.former))).status).toBe(404);
    expect((await app.post(users, resident(), bearer(tokens.former))).status).toBe(404);
    const created = resident({ email: 'despues@residentes.example' });
    expect((await app.post(users, created, bearer(tokens.next))).status).toBe(201);
    const activity = `/api/v1/administrations/${ADMINISTRATIONS.next}/activity`;
    expect((await get(activity, 'next')).text).not.toContain('antes@residentes');
    expect((await withdraw('next')).status).toBe(204);
  });

  // That rows and settlements are each administration's own: accountant.test.ts.
  it('no filter finds uses from the days of the other administration', async () => {
    for (const [who, filter] of [
      ['next', { unit: UNITS.ten }],
      ['next', { machine: MACHINES.washer }],
      ['next', { uuid: CARDS.plain }],
      ['former', { unit: UNITS.nine }],
      ['former', { uuid: NEW_CARD }],
    ] as const) {
      expect((await get(report('uses', { ...filter, page: '1', perPage: '10' }), who)).text).toBe('[]');
      expect(await json(report('uses/summary', filter), who)).toMatchObject({ count: 0, byUnit: [] });
    }
  });

  it('both administrations can choose the building in reports, but only the new one manages it', async () => {
    const path = (who: Who) => `/public-site/v1/administrations/${ADMINISTRATIONS[who]}/buildings`;
    const coliving = '/public-site/v1/administrations/buildings/coliving';
    expect(await namesIn(path('former'), 'former')).toContain('Edificio Llano');
    expect(await namesIn(path('next'), 'next')).toContain('Edificio Llano');
    expect(await namesIn(coliving, 'former')).toEqual(['Edificio Compartido']);
    expect(await namesIn(coliving, 'next')).toEqual(['Edificio Ajeno', 'Edificio Llano']);
  });

  const listMonths = () => [...new Set([days.first, days.last].map((day) => day.slice(0, 'YYYY-MM'.length)))];

  it('the overview of each administration adds up only its own days', async () => {
    for (const [who, uses] of [
      ['former', 4],
      ['next', 1],
    ] as const) {
      const url = `/api/v1/administrations/${ADMINISTRATIONS[who]}/overview`;
      const { days: each } = await json<{ days: { uses: number }[] }>(url, who);
      expect(each.reduce((sum, day) => sum + day.uses, 0)).toBe(uses);
    }
  });

  /** The calls of administrators. `widened` has them ask for the days of both administrations. */
  const NAMES = (Object.keys(ACCESS) as DocumentedName[]).filter(
    (name) => DOCUMENTED[name].access === 'administrator',
  );
  const widened = (
    { parameters, query, ...rest }: RequestParts,
    who: Who,
    building: string,
    month: string,
  ) => ({
    ...rest,
    parameters: { ...parameters, ...(parameters['adminId'] && { adminId: ADMINISTRATIONS[who] }) },
    query: {
      ...query,
      ...(query['from'] && { from: days.first, to: days.last }),
      ...(query['building'] && { building }),
      ...(query['month'] && { month }),
    },
  });

  it.each(NAMES)('%s reveals nothing of the other administration’s days', async (name) => {
    const fixture = {
      payment: randomUUID(),
      createResident: () => Promise.resolve(stays),
      inviteAdministrator: () => Promise.resolve(randomUUID()),
    };
    for (const who of ['former', 'next'] as const)
      for (const building of [IDS.plain, ALL_BUILDINGS])
        for (const month of listMonths()) {
          const request = widened(await createRequest(name, fixture), who, building, month);
          const { text, headers } = await send(app, name, request, tokens[who]);
          expect(text + JSON.stringify(headers)).not.toMatch(SEEN[others(who)]);
        }
  });
});
