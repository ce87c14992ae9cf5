import type { BuildingUser, TransactionRecord } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import { DAY_MS } from '../../src/shared/clock.ts';
import { jobsOf } from '../../src/jobs/jobs.ts';
import { resident } from '../accounts/signup.ts';
import { setRecord } from '../company/companyCalls.ts';
import { settleFacts } from '../payments/notify.ts';
import { startReports } from '../reports/reports.ts';
import { bearer } from '../serving/sendRequest.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import type { TestApp } from '../support/testApp.ts';

const WHO = { first: 'administracion@demo.example', second: 'otra@demo.example' } as const;
const ADMINISTRATIONS = { first: IDS.administration, second: IDS.otherAdministration } as const;
type Who = keyof typeof WHO;
const users = `/public-site/v1/administrations/buildings/${IDS.plain}/users`;

let app: TestApp;
beforeEach(async () => {
  ({ app } = await startReports());
});
afterEach(() => app.close());

const inDays = (count: number) => montevideoDay(new Date(app.clock().getTime() + count * DAY_MS));
const move = (to: Who, fields: object = {}) =>
  setRecord(app, 'buildings', { reference: IDS.plain, administration: ADMINISTRATIONS[to], ...fields });

async function tokenOf(who: Who) {
  return bearer(String((await app.signin(WHO[who])).body['token']));
}
const enter = async (who: Who, email: string) =>
  expect((await app.post(users, resident({ email }), await tokenOf(who))).status).toBe(201);
const emails = async (who: Who) => {
  const { text } = await app.get(users, await tokenOf(who));
  return (JSON.parse(text) as BuildingUser[]).map(({ email }) => email);
};
const runJob = () =>
  jobsOf(app.dependencies, app.reconciler, app.mailer, app.server.log)
    .find(({ name }) => name === 'take residents out')
    ?.run(new AbortController().signal);

it('residents who were to be taken out are the former administration’s until the day, and nobody’s from it on', async () => {
  await enter('first', 'antes@residentes.example');
  await move('second', { from: inDays(2), without_residents: 'si' });
  await enter('first', 'hasta@residentes.example');
  await runJob();
  expect(await emails('first')).toEqual(['hasta@residentes.example', 'antes@residentes.example']);

  app.advance(2 * DAY_MS);
  expect(await emails('second')).toEqual([]);
  await enter('second', 'desde@residentes.example');
  await runJob();
  expect(await emails('second')).toEqual(['desde@residentes.example']);
  const kept = await app.db
    .selectFrom('residents')
    .select('email')
    .where('building_id', '=', IDS.plain)
    .execute();
  expect(kept.map(({ email }) => email)).toEqual(['desde@residentes.example']);
  const removed = await app.db
    .selectFrom('activity')
    .select(['administration_id', 'subject'])
    .where('kind', '=', 'resident-removed')
    .orderBy('subject')
    .execute();
  expect(removed).toEqual(
    ['antes', 'hasta'].map((name) => ({
      administration_id: IDS.administration,
      subject: expect.stringContaining(`${name}@residentes.example`) as string,
    })),
  );
});

it('residents stay where the change is taken back, or made without taking them out', async () => {
  await enter('first', 'antes@residentes.example');
  await move('second', { from: inDays(2), without_residents: 'si' });
  await move('first');
  await move('second', { from: inDays(2), without_residents: 'si' });
  await move('second', { from: inDays(2), without_residents: 'no' });
  app.advance(2 * DAY_MS);
  await runJob();
  expect(await emails('second')).toEqual(['antes@residentes.example']);
});

it('a refund names the payer of the administration’s own days, also of those before another had the building', async () => {
  const from = inDays(0);
  const pay = async (name: string, paymentId: string) => {
    const id = await app.createTopUp({ name, uid: CARDS.plain });
    await settleFacts(app, id, { paymentId });
    return (refundedCents: number) => settleFacts(app, id, { paymentId, refundedCents });
  };
  const refundFirst = await pay('Ana Primera', 'p-1');
  app.advance(DAY_MS);
  await move('second');
  await refundFirst(10_000);
  const refundSecond = await pay('Dora Segunda', 'p-2');
  app.advance(DAY_MS);
  await move('first');
  await refundFirst(20_000);
  await refundSecond(10_000);

  const refunds = async (who: Who) => {
    const query = new URLSearchParams({ from, to: inDays(0), building: IDS.plain });
    const { text } = await app.get(`/api/v1/reports/transactions?${query.toString()}`, await tokenOf(who));
    const rows = JSON.parse(text) as TransactionRecord[];
    return rows.filter(({ amount }) => amount < 0).map(({ user_name }) => user_name);
  };
  expect((await refunds('first')).toSorted()).toEqual(['', 'Ana Primera']);
  expect(await refunds('second')).toEqual(['']);
});
