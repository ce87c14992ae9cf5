import type { BuildingUser } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import pg from 'pg';
import { DAY_MS } from '../../src/shared/clock.ts';
import { jobsOf } from '../../src/jobs/jobs.ts';
import { resident } from '../accounts/signup.ts';
import { setRecord } from '../company/companyCalls.ts';
import { untilLocked } from '../ledger/ledgerRead.ts';
import { reportedUse, startController } from '../machines/controllers.ts';
import { startReports } from '../reports/reports.ts';
import type { Reports } from '../reports/reports.ts';
import { CARDS, IDS } from '../support/demoData.ts';

const WHO = { first: 'administracion@demo.example', second: 'otra@demo.example' } as const;
const ADMINISTRATIONS = { first: IDS.administration, second: IDS.otherAdministration } as const;
type Who = keyof typeof WHO;
const users = `/public-site/v1/administrations/buildings/${IDS.plain}/users`;

let reports: Reports;
let app: Reports['app'];
beforeEach(async () => {
  reports = await startReports();
  ({ app } = reports);
});
afterEach(() => app.close());

const inDays = (count: number) => montevideoDay(new Date(app.clock().getTime() + count * DAY_MS));
const move = (to: Who, fields: object = {}) =>
  setRecord(app, 'buildings', { reference: IDS.plain, administration: ADMINISTRATIONS[to], ...fields });

const enter = async (who: Who, email: string) =>
  expect((await app.post(users, resident({ email }), await app.session(WHO[who]))).status).toBe(201);
const emails = async (who: Who) => {
  const residents = await app.json<BuildingUser[]>(users, await app.session(WHO[who]));
  return residents.map(({ email }) => email);
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

it('a batch that comes while its building gets another administration is the new one’s', async () => {
  const controller = await startController(app, 'llano-1');
  const now = app.clock();
  const mover = new pg.Client({ connectionString: app.databaseUrl });
  await mover.connect();
  await mover.query('begin');
  await mover.query('select from controllers where building_id = $1 for update', [IDS.plain]);
  const reported = controller.report(reportedUse('1', now, { card: CARDS.plain, result: 'Sin agua' }));
  await untilLocked(app.db);
  await mover.query(
    `with ended as (update building_administrations set until_day = $3 where building_id = $2)
      insert into building_administrations values ($2, $1, $3)`,
    [IDS.otherAdministration, IDS.plain, montevideoDay(now)],
  );
  await mover.query('commit');
  await mover.end();
  expect(await reported).toEqual({ accepted: 1, duplicates: 0, refused: [] });

  const query = { from: montevideoDay(now), to: montevideoDay(now), building: IDS.plain };
  expect(await reports.json<unknown[]>('/api/v1/reports/uses', query, 'other')).toHaveLength(1);
});
