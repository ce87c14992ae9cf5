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
  await mover.query('update buildings set administration_id = $1 where id = $2', [
    IDS.otherAdministration,
    IDS.plain,
  ]);
  const reported = controller.report(reportedUse('1', now, { card: CARDS.plain, result: 'Sin agua' }));
  await untilWaiting();
  await mover.query('commit');
  expect(await reported).toEqual({ accepted: 1, duplicates: 0, refused: [] });

  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(now);
  const query = { from: day, to: day, building: IDS.plain };
  expect(await reports.json<unknown[]>('/api/v1/reports/uses', query, 'other')).toHaveLength(1);
});

it.each(['uses', 'uses_by_day', 'uses_at_prices'])('every column of %s goes along', async (table) => {
  const { rows } = await watcher.query<{ column: string; moves: string }>(
    `select column_name as column, pg_get_functiondef('move_uses_of_building'::regproc) as moves
      from information_schema.columns
      where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  expect(rows).not.toHaveLength(0);
  const selected = new RegExp(`insert into ${table} \\(([^)]*)\\)`).exec(rows[0]?.moves ?? '')?.[1];
  expect(selected?.split(/,\s*/).toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});
