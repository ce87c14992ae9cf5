import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TransactionRecord } from '@laundry/api-contract';
import pg from 'pg';
import { CARDS, IDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import { startReports } from './reports.ts';
import type { Reports } from './reports.ts';

const ROWS = 40_000;
const READERS = 4;
const MIB = 1024 * 1024;
/** Kept in memory, the rows of one reader take more. */
const GROWTH = 16 * MIB;
/** How much is read between two looks at what is still in use. */
const STEP = 2 * MIB;
const RANGE = { from: '2026-01-01', to: '2026-12-31', building: IDS.plain };
/** Other tests have databases of their own on the same server. */
const REPORT = `datname = current_database() and query like '%"transactions"%' and pid <> pg_backend_pid()`;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** The heap's size without garbage. */
function bytesInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let reports: Reports;
let origin: string;
let other: pg.Client;

beforeAll(async () => {
  // What a session may ask for at once is tested in reportSlots.postgres.test.ts.
  reports = await startReports(startTestApp({ REPORTS_PER_SESSION: '0' }));
  await reports.app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = reports.app.server.server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  other = new pg.Client({ connectionString: reports.app.databaseUrl });
  await other.connect();
  await other.query(`insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name,
      payer_email, state, created_at, changed_at, approved_at, expires_at)
    select gen_random_uuid(), '${CARDS.plain}', '${IDS.plain}', 'MercadoPagos', 40000, 858, 'Ana Pérez',
      'ana@demo.example', 'approved', at, at, at, at
    from (select '2026-06-01'::timestamptz + i * interval '1 second' as at from generate_series(1, ${ROWS}) as i) as moments`);
});
afterAll(async () => {
  await other.end();
  await reports.close();
});

const ask = (signal?: AbortSignal) =>
  fetch(`${origin}/api/v1/reports/transactions?${new URLSearchParams(RANGE).toString()}`, {
    headers: { authorization: `Bearer ${reports.tokens.own}` },
    ...(signal && { signal }),
  });

const readingNow = async () =>
  (await other.query(`select 1 from pg_stat_activity where state <> 'idle' and ${REPORT}`)).rowCount;

it('is a whole array, newest first', async () => {
  const rows = (await (await ask()).json()) as TransactionRecord[];
  expect(rows).toHaveLength(ROWS);
  const times = rows.map(({ creation_date }) => creation_date);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(rows[0]).toMatchObject({ amount: 400, uuid: CARDS.plain, user_name: 'Ana Pérez' });
});

it('is read by several at once without being kept in memory', async () => {
  const before = bytesInUse();
  let most = 0;
  let bytes = 0;
  let next = STEP;
  const read = async () => {
    const { body } = await ask();
    for await (const chunk of body ?? []) {
      bytes += (chunk as Uint8Array).length;
      if (bytes < next) continue;
      next += STEP;
      most = Math.max(most, bytesInUse());
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  expect(bytes).toBeGreaterThan(READERS * ROWS * 200);
  expect(most - before).toBeLessThan(GROWTH);
});

it('ends its connection where the database fails in the middle: no cut list is taken for a whole one', async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const reader = body?.getReader();
  await reader?.read();
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${REPORT}`);
  const rest = async () => {
    while (reader && !(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow();
  // At once, not when a reader who takes nothing is given up.
}, 20_000);

it('gives its connection back when its reader goes away', async () => {
  const leaving = new AbortController();
  const { body } = await ask(leaving.signal);
  await body?.getReader().read();
  // The connection that was ended in the test before may take a moment to disappear.
  while ((await readingNow()) !== 1);
  leaving.abort();
  while (await readingNow());
  expect((await reports.get('/api/v1/reports/transactions/summary', RANGE)).status).toBe(200);
});

it('fails as any call before its first row', async () => {
  await other.query('alter table transactions rename column payer_name to payer');
  try {
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      500,
      'application/json; charset=utf-8',
    ]);
  } finally {
    await other.query('alter table transactions rename column payer to payer_name');
  }
});

it('never takes the last connection from those who pay', async () => {
  await other.query('begin');
  await other.query('lock table uses in access exclusive mode');
  const more = reports.app.settings.DATABASE_POOL + reports.app.settings.DATABASE_REPORT_POOL;
  const path = '/api/v1/reports/uses';
  const waiting = Array.from({ length: more }, () =>
    reports.get(path, { ...RANGE, page: '1', perPage: '50' }),
  );
  expect((await reports.app.create()).status).toBe(201);
  await other.query('rollback');
  const answered = await Promise.all(waiting);
  for (const { status } of answered) expect([200, 503]).toContain(status);
});
