import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { settingsFrom } from '../../src/settings.ts';
import { CARDS } from '../support/demoData.ts';
import { held, startFakeProviders } from '../support/fakeProviders.ts';
import type { FakeProviders } from '../support/fakeProviders.ts';
import { startInstance } from '../support/instance.ts';
import type { Instance } from '../support/instance.ts';
import { startOwnPostgres } from '../support/postgres.ts';
import type { PostgresServer } from '../support/postgres.ts';
import { startTcpProxy } from '../support/tcpProxy.ts';
import { seedDemo } from '../support/templates.ts';
import { testEnvironment, topUp } from '../support/testApp.ts';

const CALLERS = 6;
const STOP_WITHIN_MS = 10_000;

let server: PostgresServer;
let providers: FakeProviders;
let environment: Record<string, string>;

beforeAll(async () => {
  [server, providers] = await Promise.all([startOwnPostgres(), startFakeProviders()]);
  environment = testEnvironment(providers.origin, { DATABASE_URL: server.url });
  const settings = settingsFrom(environment);
  const db = connect(settings);
  await migrate(db, settings);
  await seedDemo(db);
  await db.destroy();
});
afterAll(async () => {
  await providers.close();
  await server.stop();
});

async function startReady(more: Record<string, string> = {}): Promise<Instance> {
  const instance = await startInstance({ ...environment, ...more });
  await instance.untilReadiness(200);
  return instance;
}

const create = ({ origin }: Instance) =>
  fetch(`${origin}/api/v1/transaction/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(topUp()),
  });
const methods = ({ origin }: Instance) => fetch(`${origin}/api/v1/card/methods?param1=${CARDS.plain}`);
const ready = ({ origin }: Instance) => fetch(`${origin}/readyz`);

/** Ends every connection but our own, as an operator or a failover does. */
async function terminateAll(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
}
const ENDINGS: Readonly<Record<string, () => Promise<void>>> = {
  'pg_ctl restart -m fast': () => server.restart('fast', 1),
  'pg_ctl restart -m immediate': () => server.restart('immediate', 1),
  pg_terminate_backend: terminateAll,
};

/** Calls without a pause until told to stop; gives what was answered. */
function load(instances: readonly Instance[]) {
  const running = { goes: true };
  const answers: { status: number; retryAfter: string | null }[] = [];
  const caller = async (index: number) => {
    for (let turn = index; running.goes; turn += 1) {
      const instance = instances[turn % instances.length];
      const ask = [create, methods, ready][turn % 3];
      if (!instance || !ask) continue;
      const answer = await ask(instance);
      await answer.arrayBuffer();
      answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, index) => caller(index));
  return {
    answers,
    stop: async () => {
      running.goes = false;
      await Promise.all(callers);
      return answers;
    },
  };
}

describe('instances that serve', () => {
  const busy: Instance[] = [];
  let idle: Instance;
  beforeAll(async () => {
    const [first, second, third] = await Promise.all([startReady(), startReady(), startReady()]);
    busy.push(first, second);
    idle = third;
    await Promise.all(Array.from({ length: CALLERS }, () => methods(idle)));
  });
  afterAll(() => Promise.all([...busy, idle].map((instance) => instance.stop('SIGKILL'))));

  it.each(Object.entries(ENDINGS))(
    'are there after %s, an idle one and those under load: what fails is answered 503 with Retry-After',
    async (_name, end) => {
      const calls = load(busy);
      await end();
      for (const instance of [...busy, idle]) await instance.untilReadiness(200);
      const answers = await calls.stop();
      for (const instance of [...busy, idle]) {
        expect(instance.isAlive()).toBe(true);
        expect((await methods(instance)).status).toBe(200);
      }
      // 429: more creations of one card than a minute has.
      const others = answers.filter(({ status }) => ![200, 201, 429].includes(status));
      expect(others.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    },
  );
});

it('an instance that is started while the database is away says so, and serves once it is there', async () => {
  const proxy = await startTcpProxy(server.url);
  proxy.refuse();
  const instance = await startInstance({ ...environment, DATABASE_URL: proxy.url });
  await instance.untilReadiness(503);
  const refused = await methods(instance);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  proxy.pass();
  await instance.untilReadiness(200);
  expect(instance.log()).toContain('the database is away: waiting for it');
  expect((await create(instance)).status).toBe(201);

  // The same of one that serves already.
  proxy.refuse();
  await instance.untilReadiness(503);
  proxy.pass();
  await instance.untilReadiness(200);
  await instance.stop('SIGTERM');
  await proxy.close();
});

it('SIGTERM ends an instance in time, though its database does not answer', async () => {
  const proxy = await startTcpProxy(server.url);
  const instance = await startReady({ DATABASE_URL: proxy.url });
  const gate = held(() => ({ status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } }));
  providers.on('POST /mercadopago/checkout/preferences', gate.responder);
  const underWay = create(instance).catch(() => undefined);
  await gate.arrived;
  proxy.fallSilent();
  gate.release();
  const begun = performance.now();
  await instance.stop('SIGTERM');
  expect(performance.now() - begun).toBeLessThan(STOP_WITHIN_MS);
  await underWay;
  providers.restore();
  await proxy.close();
});
