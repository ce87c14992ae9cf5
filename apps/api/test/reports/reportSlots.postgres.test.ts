import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { CARDS, IDS } from '../support/demoData.ts';
import { startTestApp } from '../support/testApp.ts';
import { until } from '../support/until.ts';
import { startReports } from './reports.ts';
import type { Reports } from './reports.ts';

/** More than connections keep on their way to a reader who takes nothing. */
const ROWS = 60_000;
const RANGE = { from: '2026-01-01', to: '2026-12-31', building: IDS.plain };
const TRANSACTIONS = `/api/v1/reports/transactions?${new URLSearchParams(RANGE).toString()}`;
/** As long as a request may take to arrive; a reader has twice as long for its least. */
const REQUEST_MS = 3000;

let reports: Reports;
let port: number;
let other: pg.Client;
const sockets: Socket[] = [];

beforeAll(async () => {
  reports = await startReports(startTestApp({ REQUEST_TIMEOUT_MS: String(REQUEST_MS) }));
  await reports.app.server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = reports.app.server.server.address() as AddressInfo);
  other = new pg.Client({ connectionString: reports.app.databaseUrl });
  await other.connect();
  await other.query(`insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name,
      payer_email, state, created_at, changed_at, approved_at, expires_at)
    select gen_random_uuid(), '${CARDS.plain}', '${IDS.plain}', 'MercadoPagos', 40000, 858, 'Ana Pérez',
      'ana@demo.example', 'approved', at, at, at, at
    from (select '2026-06-01'::timestamptz + i * interval '1 second' as at from generate_series(1, ${ROWS}) as i) as moments`);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await until(async () => (await downloading()) === 0);
});
afterAll(async () => {
  await other.end();
  await reports.close();
});

/** How many downloads hold a connection. */
async function downloading(): Promise<number> {
  const { rows } = await other.query<{ count: string }>(
    `select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and state <> 'idle' and query like '%"transactions"%'`,
  );
  return Number(rows[0]?.count);
}

/** Asks for a download and reads its head only. @returns its status and its connection */
async function download(token: string): Promise<{ status: number; retryAfter: string; socket: Socket }> {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`GET ${TRANSACTIONS} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  const head = await new Promise<string>((resolve) =>
    socket.once('data', (data: Buffer) => {
      socket.pause();
      resolve(data.toString('latin1'));
    }),
  );
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]),
    retryAfter: /retry-after: (\d+)/i.exec(head)?.[1] ?? '',
    socket,
  };
}

const tokenOf = async (email: string) => String((await reports.app.signin(email)).body['token']);
const own = () => tokenOf('administracion@demo.example');

const settlementOf = (token: string) =>
  reports.app.get('/api/v1/reports/settlement?month=2026-10&building=all', {
    authorization: `Bearer ${token}`,
  });

it('gives a session two reports at once, and tells when to ask for the third again', async () => {
  const token = await own();
  expect((await download(token)).status).toBe(200);
  const { status, socket } = await download(token);
  expect(status).toBe(200);
  const third = await download(token);
  expect([third.status, third.retryAfter]).toEqual([429, '1']);

  socket.destroy();
  await until(async () => (await settlementOf(token)).status === 200);
});

it('answers the settlement of others while an administration downloads slowly all that it may', async () => {
  const tokens = await Promise.all([own(), own(), own(), own()]);
  const answers = [];
  for (const token of tokens) answers.push((await download(token)).status);
  expect(answers).toEqual([200, 200, 429, 429]);
  // Its own further reports have a connection too, until it has all but one.
  const [last = ''] = tokens.slice(-1);
  expect((await settlementOf(last)).status).toBe(200);

  const asked = performance.now();
  expect((await settlementOf(reports.tokens.other)).status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(REQUEST_MS);
});

it('ends a reader who takes too little, and lets one who takes enough finish', async () => {
  const { socket: slow } = await download(await own());
  // A few bytes now and then keep no connection.
  const trickle = setInterval(() => void slow.read(100), 50);
  let bytes = 0;
  const { socket: steady } = await download(reports.tokens.own);
  const ended = new Promise((resolve) => steady.once('close', resolve));
  steady.on('data', (data: Buffer) => {
    bytes += data.length;
    if (data.toString('latin1').endsWith('\r\n0\r\n\r\n')) steady.end();
  });
  steady.resume();
  await ended;
  expect(bytes).toBeGreaterThan(ROWS * 200);
  await until(async () => (await downloading()) === 0);
  clearInterval(trickle);
}, 30_000);
