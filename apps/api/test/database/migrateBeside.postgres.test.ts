import { migrate } from '../../src/database/migrate.ts';
import { MIGRATIONS } from '../../src/database/migrations.ts';
import type { Migrations } from '../../src/database/migrationSteps.ts';
import { createIndex, statements } from '../../src/database/migrationSteps.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { connection } from '../support/templates.ts';

const ROWS = 500;
const PARTS = 50;

/** The next version's migrations: they add columns to tables that this version uses, then fill one. */
const EXPANDED: Migrations = {
  ...MIGRATIONS,
  '900_expand': [
    statements(
      `alter table transactions add column times integer not null default 0`,
      `alter table uses add column times integer not null default 0`,
    ),
    createIndex({ name: 'transactions_by_times', on: 'on transactions (times)' }),
  ],
};
const NEXT: Migrations = {
  ...EXPANDED,
  // Each step holds the locks of a part of the rows.
  '901_fill': Array.from({ length: PARTS }, (_, part) =>
    statements(`update uses set times = times + 1 where id % ${PARTS} = ${part}`),
  ),
};

const app = fixture(startTestApp, beforeEach, afterEach);
/** Connections beside the API's: one that holds locks, and one that watches for waiting statements. */
const other = fixture(() => connection(app.databaseUrl), beforeEach, afterEach);
const watcher = fixture(() => connection(app.databaseUrl), beforeEach, afterEach);
let lines: string[];
const report = (line: string) => lines.push(line);
const migrateTo = (migrations: Migrations) =>
  migrate(app.db, { DATABASE_URL: app.databaseUrl }, { migrations, report });

beforeEach(async () => {
  lines = [];
  await other.query(`insert into uses (administration_id, building_id, machine_id, card_uid, at, result, machine_type)
    select '${IDS.administration}', building_id, id, '${CARDS.plain}', now(), 'Exitoso', machine_type
    from machines, generate_series(1, ${ROWS}) where serial_number = 'SN-1'`);
});

let paid = 0;
/** Creates and pays a top-up. @returns the statuses of both calls */
async function topUp(): Promise<number[]> {
  app.advance(2000);
  paid += 1;
  const created = await app.create();
  const notified = await mercadoPagoPays(app, String(created.body['transaction_id']), { id: paid });
  return [created.status, notified.status];
}
const filled = async () =>
  (await other.query<{ times: number; count: string }>('select times, count(*) from uses group by times'))
    .rows;
/** Waits until a migration's statement waits for a lock, and selects `then` of its connection. */
async function untilWaiting(statement: string, then = 'pid'): Promise<void> {
  const waiting = `select ${then} from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like $1`;
  for (;;) if ((await watcher.query(waiting, [`${statement}%`])).rowCount) return;
}

it('the running version serves and credits during the next version’s migration and after it', async () => {
  const before = await app.balance();
  const migration = { runs: true };
  const migrated = migrateTo(NEXT).finally(() => {
    migration.runs = false;
  });
  let rounds = 0;
  do {
    expect(await topUp()).toEqual([201, 200]);
    rounds += 1;
  } while (migration.runs);
  await migrated;
  expect(await filled()).toEqual([{ times: 1, count: String(ROWS) }]);

  expect(await topUp()).toEqual([201, 200]);
  expect(await app.balance()).toBe(before + (rounds + 1) * 400);
  // An instance of this version starts over the newer schema.
  await migrateTo(MIGRATIONS);
  expect(await topUp()).toEqual([201, 200]);
});

it('a migration that waits for a lock does not block requests', async () => {
  await other.query('begin');
  await other.query('select count(*) from transactions');
  const migration = migrateTo(NEXT);
  await untilWaiting('alter table transactions');
  // None would pass if it had to wait for the reader, whose transaction lasts until they are done.
  for (let round = 0; round < 3; round += 1) expect(await topUp()).toEqual([201, 200]);
  await other.query('commit');
  await migration;
  expect(await topUp()).toEqual([201, 200]);
});

it('an interrupted migration continues after its last step', async () => {
  await migrateTo(EXPANDED);
  await other.query('begin');
  // The migration has to wait before its last step, whose rows are locked.
  await other.query(`select id from uses where id % ${PARTS} = ${PARTS - 1} for update`);
  const ended = migrateTo(NEXT).then(
    () => 'finished',
    () => 'ended',
  );
  await untilWaiting('update uses', 'pg_terminate_backend(pid)');
  expect(await ended).toBe('ended');
  await other.query('commit');
  expect((await filled()).length).toBe(2);
  await migrateTo(NEXT);
  expect(await filled()).toEqual([{ times: 1, count: String(ROWS) }]);
});

it('an index whose creation failed is created again', async () => {
  const indexed: Migrations = {
    ...MIGRATIONS,
    '900_indexed': [createIndex({ name: 'machines_divided', on: 'on machines ((1 / (sort_index - 9)))' })],
  };
  await other.query(
    `insert into machines select gen_random_uuid(), building_id, 'DRYER', 9, 'SN-9' from machines limit 1`,
  );
  await expect(migrateTo(indexed)).rejects.toThrow('could not be migrated');
  const valid = `select indisvalid as valid from pg_index where indexrelid = to_regclass('machines_divided')`;
  expect((await other.query(valid)).rows).toEqual([{ valid: false }]);
  await other.query(`update machines set sort_index = 10 where sort_index = 9`);
  await migrateTo(indexed);
  expect((await other.query(valid)).rows).toEqual([{ valid: true }]);
});

it('instances that start concurrently run a migration once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateTo(NEXT)));
  expect(lines.filter((line) => line === '901_fill: begun')).toHaveLength(1);
  expect(await filled()).toEqual([{ times: 1, count: String(ROWS) }]);
});

it('an instance without pending migrations does not wait for one that migrates', async () => {
  await other.query('begin');
  await other.query('select id from uses for update');
  const migration = migrateTo(NEXT);
  await migrateTo(MIGRATIONS);
  await other.query('commit');
  await migration;
});

it('the time limit of statements does not apply to migrations', async () => {
  const name = new URL(app.databaseUrl).pathname.slice(1);
  await other.query(`alter database ${name} set statement_timeout = 250`);
  await migrateTo({ ...MIGRATIONS, '900_slow': [statements(`select pg_sleep(0.5)`)] });
  expect(lines.at(-1)).toBe('900_slow: done');
});
