import { createPool } from '../../src/database/pool.ts';
import { IDS } from '../support/demoData.ts';
import { fixture, startTestApp } from '../support/testApp.ts';
import { demoDatabase } from '../support/testDatabase.ts';
import { connection } from '../support/templates.ts';
import { payment } from './reports.ts';

const REPORT = `/api/v1/reports/transactions?from=2026-03-01&to=2026-03-31&building=${IDS.splitting}`;
/** A position in the write-ahead log behind everything that was written. */
const ALL = 'FFFFFFFF/FFFFFFFF';

/** Makes a database say that it is a standby, and report a replayed position that the test chooses. */
const AS_A_REPLICA = `
  create table replay (position pg_lsn);
  insert into replay values ('${ALL}');
  create function pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select position from replay';
  create function pg_is_in_recovery() returns boolean language sql as 'select true';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`;

const approved = (payer_email: string) => payment('2026-03-05T12:00:00Z', 40_000, { payer_email });

const copy = fixture(demoDatabase);
const app = fixture(() => startTestApp({ DATABASE_REPORTS_URL: copy.url }));
const replica = fixture(() => connection(copy.url));
const headers = fixture(() => app.session());
beforeAll(async () => {
  await replica.query(AS_A_REPLICA);
  await copy.add('transactions', approved('replica@demo.example'));
  await app.add('transactions', approved('primary@demo.example'));
});

/** Which server a report was read from. */
const readFrom = async () =>
  /(primary|replica)@demo\.example/.exec((await app.get(REPORT, headers)).text)?.[1];
const replayed = (position: string) => replica.query(`update replay set position = '${position}'`);

it('reads reports from a replica, and from the primary while the replica is behind', async () => {
  await replayed('0/0');
  expect(await readFrom()).toBe('primary');
  await replayed(ALL);
  expect(await readFrom()).toBe('replica');
});

it('reads reports from the primary when the replica was promoted or is unreachable', async () => {
  await replica.query('update replay set position = null');
  expect(await readFrom()).toBe('primary');
  const other = await startTestApp({ DATABASE_REPORTS_URL: 'postgres://laundry@127.0.0.1:1/laundry' });
  expect((await other.get(REPORT, await other.session())).status).toBe(200);
  await other.close();
});

it('says why the primary does not answer, not that the other servers are standbys', async () => {
  const { host } = new URL(copy.url);
  const servers = copy.url.replace(host, `${host},127.0.0.1:1,${host}`);
  const { pool } = createPool(servers, { connections: 1 });
  await expect(pool.connect()).rejects.toThrow('ECONNREFUSED');
  await pool.end();
});
