import { montevideoDay } from '@laundry/strings/format';
import pg from 'pg';
import { startController, reportedUse } from './controllers.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { startReports } from '../reports/reports.ts';
import type { Reports } from '../reports/reports.ts';

let reports: Reports;
let mover: pg.Client;
let watcher: pg.Client;
beforeAll(async () => {
  reports = await startReports();
  mover = new pg.Client({ connectionString: reports.app.databaseUrl });
  watcher = new pg.Client({ connectionString: reports.app.databaseUrl });
  await Promise.all([mover.connect(), watcher.connect()]);
});
afterAll(async () => {
  await Promise.all([mover.end(), watcher.end()]);
  await reports.close();
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Waits until a connection to this database waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) if ((await watcher.query(WAITING)).rowCount) return;
}

it('a batch that comes while its building gets another administration is the new one’s', async () => {
  const controller = await startController(reports.app, 'llano-1');
  const now = reports.app.clock();
  await mover.query('begin');
  await mover.query('select from controllers where building_id = $1 for update', [IDS.plain]);
  const reported = controller.report(reportedUse('1', now, { card: CARDS.plain, result: 'Sin agua' }));
  await untilWaiting();
  await mover.query(
    `with ended as (update building_administrations set until_day = $3 where building_id = $2)
      insert into building_administrations values ($2, $1, $3)`,
    [IDS.otherAdministration, IDS.plain, montevideoDay(now)],
  );
  await mover.query('commit');
  expect(await reported).toEqual({ accepted: 1, duplicates: 0, refused: [] });

  const query = { from: montevideoDay(now), to: montevideoDay(now), building: IDS.plain };
  expect(await reports.json<unknown[]>('/api/v1/reports/uses', query, 'other')).toHaveLength(1);
});
