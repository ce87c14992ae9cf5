import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { TransactionRecord } from '@laundry/api-contract';
import { CARDS, IDS } from '../support/demoData.ts';
import { bearer, expectLimited, fixture, startTestApp } from '../support/testApp.ts';
import { startReports } from './reports.ts';
import { until } from '../support/until.ts';
import { connection } from '../support/templates.ts';

const RANGE = { from: '2026-01-01', to: '2026-12-31', building: IDS.plain };
const TRANSACTIONS = `/api/v1/reports/transactions?${new URLSearchParams(RANGE).toString()}`;

/** The end of a complete answer in chunks. */
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** The connections that a download holds. Other tests have databases of their own on the same server. */
const DOWNLOADS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and state <> 'idle' and query like '%"transactions"%'`;

/** Starts the API over HTTP with a report of a number of rows, and another connection to its database. */
async function startLong(rows: number, environment: Record<string, string>) {
  const app = await startReports(startTestApp(environment));
  const other = await connection(app.databaseUrl);
  const sockets: Socket[] = [];
  await other.query(`insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name,
      payer_email, state, created_at, changed_at, approved_at, expires_at)
    select gen_random_uuid(), '${CARDS.plain}', '${IDS.plain}', 'MercadoPagos', 40000, 858, 'Ana Pérez',
      'ana@demo.example', 'approved', at, at, at, at
    from (select '2026-06-01'::timestamptz + i * interval '1 second' as at from generate_series(1, ${rows}) as i) as moments`);
  const origin = await app.listen();

  /** How many downloads hold a connection. */
  const downloading = async (): Promise<number> => {
    const { rows: counted } = await other.query<{ count: string }>(`select count(*) ${DOWNLOADS}`);
    return Number(counted[0]?.count);
  };

  /** Requests a download on a new connection, whose buffers are still small, and reads only its head. */
  async function download(token: string) {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`GET ${TRANSACTIONS} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    const head = await new Promise<string>((resolve) =>
      socket.once('data', (data: Buffer) => {
        socket.pause();
        resolve(data.toString('latin1'));
      }),
    );
    return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1]), socket };
  }

  return {
    ...app,
    other,
    origin,
    download,
    downloading,
    leave: async () => {
      for (const socket of sockets.splice(0)) socket.destroy();
      await until(async () => (await downloading()) === 0);
    },
    close: async () => {
      await other.close();
      await app.close();
    },
  };
}

describe('a long report', () => {
  const ROWS = 40_000;
  const READERS = 4;
  const MIB = 1024 * 1024;
  /** How much the heap may grow. The rows of one reader, kept in memory, would take more. */
  const GROWTH = 16 * MIB;
  /** How many bytes are read between two measurements of the heap. */
  const STEP = 2 * MIB;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  /** The heap's size without garbage. */
  function bytesInUse(): number {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  }

  // The limit of reports at once in a session is tested below.
  const long = fixture(() => startLong(ROWS, { REPORTS_PER_SESSION: '0' }));

  const ask = () =>
    fetch(`${long.origin}${TRANSACTIONS}`, { headers: { authorization: `Bearer ${long.tokens.own}` } });

  it('is a whole array, newest first', async () => {
    const rows = (await (await ask()).json()) as TransactionRecord[];
    expect(rows).toHaveLength(ROWS);
    const times = rows.map(({ creation_date }) => creation_date);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rows[0]).toMatchObject({ amount: 400, uuid: CARDS.plain, user_name: 'Ana Pérez' });
  });

  it('is streamed to several readers without being held in memory', async () => {
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

  it('breaks off when the database fails midway, so that it does not look complete', async () => {
    const { status, socket } = await long.download(long.tokens.own);
    expect(status).toBe(200);
    let end = '';
    socket.on('data', (data: Buffer) => {
      end = (end + data.toString('latin1')).slice(-LAST_CHUNK.length);
    });
    await long.other.query(`select pg_terminate_backend(pid) ${DOWNLOADS}`);
    socket.resume();
    await once(socket, 'close');
    expect(end).not.toBe(LAST_CHUNK);
    // It must end at once, not only when a reader that reads nothing is given up.
  }, 20_000);

  it('releases its database connection when its reader disconnects', async () => {
    await long.download(long.tokens.own);
    expect(await long.downloading()).toBe(1);
    await long.leave();
    expect((await long.ask('/api/v1/reports/transactions/summary', RANGE)).status).toBe(200);
  });

  it('answers 500 with JSON when it fails before its first row', async () => {
    await long.other.query('alter table transactions rename column payer_name to payer');
    try {
      const answer = await ask();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        500,
        'application/json; charset=utf-8',
      ]);
    } finally {
      await long.other.query('alter table transactions rename column payer to payer_name');
    }
  });

  it('never takes the last database connection from payments', async () => {
    await long.other.query('begin');
    await long.other.query('lock table uses in access exclusive mode');
    const more = long.settings.DATABASE_POOL + long.settings.DATABASE_REPORT_POOL;
    const path = '/api/v1/reports/uses';
    const waiting = Array.from({ length: more }, () =>
      long.ask(path, { ...RANGE, page: '1', perPage: '50' }),
    );
    expect((await long.create()).status).toBe(201);
    await long.other.query('rollback');
    const answered = await Promise.all(waiting);
    for (const { status } of answered) expect([200, 503]).toContain(status);
  });
});

describe('concurrent reports', () => {
  /** More rows than fit into a connection's buffers while its reader reads nothing. */
  const ROWS = 60_000;
  /** How long a request may take to arrive; a reader has twice as long to read the minimum. */
  const REQUEST_MS = 3000;

  const long = fixture(() => startLong(ROWS, { REQUEST_TIMEOUT_MS: String(REQUEST_MS) }));

  afterEach(() => long.leave());

  const own = () => long.getToken();

  const fetchSettlement = (token: string) =>
    long.get('/api/v1/reports/settlement?month=2026-10&building=all', bearer(token));

  it('are limited to two per session; a third gets 429 with Retry-After', async () => {
    const token = await own();
    expect((await long.download(token)).status).toBe(200);
    const { status, socket } = await long.download(token);
    expect(status).toBe(200);
    expectLimited(await long.get(TRANSACTIONS, bearer(token)));

    socket.destroy();
    await until(async () => (await fetchSettlement(token)).status === 200);
  });

  it('are limited to two per administration, and do not block settlements when read slowly', async () => {
    const tokens = await Promise.all([own(), own(), own(), own()]);
    const answers = [];
    for (const token of tokens) answers.push((await long.download(token)).status);
    expect(answers).toEqual([200, 200, 429, 429]);
    // The administration's other reports get connections too, until it holds all but one.
    const [last = ''] = tokens.slice(-1);
    expect((await fetchSettlement(last)).status).toBe(200);

    expect((await fetchSettlement(long.tokens.other)).status).toBe(200);
    // The settlements have not waited for a download to end.
    expect(await long.downloading()).toBe(2);
  });

  it('are cut off when read too slowly, and finish for a steady reader', async () => {
    const { socket: slow } = await long.download(await own());
    // Reading a few bytes now and then does not keep the connection open.
    const trickle = setInterval(() => void slow.read(100), 50);
    let bytes = 0;
    const { socket: steady } = await long.download(long.tokens.own);
    const ended = new Promise((resolve) => steady.once('close', resolve));
    steady.on('data', (data: Buffer) => {
      bytes += data.length;
      if (data.toString('latin1').endsWith(LAST_CHUNK)) steady.end();
    });
    steady.resume();
    await ended;
    expect(bytes).toBeGreaterThan(ROWS * 200);
    await until(async () => (await long.downloading()) === 0);
    clearInterval(trickle);
  }, 30_000);
});
