import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { IDS } from '../support/demoData.ts';
import { connection } from '../support/templates.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { childEnvironment } from '../support/instance.ts';
import { until } from '../support/until.ts';

const COMMAND = new URL('../../src/company.ts', import.meta.url).pathname;
const COUNT = 500;
const HELD = 7;

const app = fixture(startTestApp);
const database = fixture(() => connection(app.databaseUrl));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laundry-killed-'));
  const lines = Array.from({ length: COUNT }, (_, index) => `${IDS.plain};killed-${index}`);
  await writeFile(join(folder, 'units.csv'), `building;number\n${lines.join('\n')}\n`);
  await database.query(`create function hold() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${HELD}); return null; end $$`);
});
afterAll(() => rm(folder, { recursive: true }));

const startImport = () =>
  spawn(process.execPath, [COMMAND, 'import', join(folder, 'units.csv')], {
    env: { ...childEnvironment(), DATABASE_URL: app.databaseUrl },
    stdio: 'ignore',
  });
const isHeld = async () =>
  (
    await database.query(
      `select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and objid = ${HELD} and not granted`,
    )
  ).rowCount === 1;
const hasOthers = async () =>
  ((
    await database.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle'`,
    )
  ).rowCount ?? 0) > 0;
const count = async () => (await database.query(`select from units where number like 'killed-%'`)).rowCount;

it.each([
  ['writes', 'create trigger hold after insert on units for each row execute function hold()', [0]],
  [
    'commits',
    `create constraint trigger hold after insert on units deferrable initially deferred
      for each row execute function hold()`,
    [0, COUNT],
  ],
])(
  'has nothing half in where an import is killed while it %s, and can be repeated',
  async (_, hold, possible) => {
    await database.query(hold);
    await database.query(`select pg_advisory_lock(${HELD})`);
    const killed = startImport();
    await until(isHeld);
    expect(await count()).toBe(0);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await database.query(`select pg_advisory_unlock(${HELD})`);
    await until(async () => !(await hasOthers()));
    expect(possible).toContain(await count());
    await database.query('drop trigger hold on units');

    const [code] = (await once(startImport(), 'exit')) as [number];
    expect([code, await count()]).toEqual([0, COUNT]);
    await database.query(`delete from units where number like 'killed-%'`);
  },
);
