import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../src/database/connect.ts';
import { mercadoPagoPays } from '../payments/notify.ts';
import { startTcpProxy } from '../support/tcpProxy.ts';
import { fixture, refusal, startTestApp, testEnvironment, topUp } from '../support/testApp.ts';
import { CARDS } from '../support/demoData.ts';
import { held, startFakeProviders, PREFERENCES } from '../support/fakeProviders.ts';
import type { FakeProviders } from '../support/fakeProviders.ts';
import { startInstance } from '../support/instance.ts';
import type { Instance } from '../support/instance.ts';
import { startOwnPostgres } from '../support/postgres.ts';
import type { PostgresServer } from '../support/postgres.ts';
import { administer, makeDemo } from '../support/templates.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { until } from '../support/until.ts';

describe('a database that stops answering', () => {
  /** Longer than the lease of a key whose call died. */
  const LEASE_MS = 13_000;

  let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
  async function throughProxy({ url }: TestDatabase) {
    proxy = await startTcpProxy(url);
    return connect({ DATABASE_URL: proxy.url, DATABASE_POOL: 16, DATA_DIR: '' });
  }
  afterEach(() => proxy.pass());
  const app = fixture(() => startTestApp({}, { replace: throughProxy }), beforeEach, afterEach);
  afterEach(() => proxy.close());

  const payments = () => app.rows('transactions');
  /** Tracks whether a call was answered. */
  function follow(call: Promise<unknown>) {
    const followed = { isAnswered: false };
    void call.then(() => (followed.isAnswered = true));
    return followed;
  }

  it('makes requests and /readyz answer 503 until it answers again', async () => {
    expect((await app.create()).status).toBe(201);
    proxy.fallSilent();
    const creation = app.create({}, randomUUID());
    const followed = follow(creation);
    expect((await app.get('/readyz')).status).toBe(503);
    expect((await app.get('/healthz')).status).toBe(200);
    // Both answered before the creation's statement timed out.
    expect(followed.isAnswered).toBe(false);

    const created = await creation;
    expect(created).toMatchObject(refusal(503, 'ex_unavailable'));
    expect(Number(created.headers['retry-after'])).toBeGreaterThan(0);

    proxy.pass();
    // Connections that were silent are given up one by one.
    await until(async () => (await app.get('/readyz')).status === 200);
    expect((await app.create({}, randomUUID())).status).toBe(201);
  });

  it('fails a creation after a slow provider before the time limit of its statement', async () => {
    const lookUp = () => app.get(`/api/v1/card/methods?param1=${CARDS.plain}`);
    // Opens a connection for each call.
    await Promise.all([lookUp(), lookUp(), lookUp()]);
    let followed: ReturnType<typeof follow> | undefined;
    app.providers.on(PREFERENCES, async () => {
      await wait(9000);
      proxy.fallSilent();
      followed = follow(lookUp());
      return { status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } };
    });
    expect(await app.create({}, randomUUID())).toMatchObject(refusal(503, 'ex_unavailable'));
    // The look-up's statement began when the silence did, and is still waiting.
    expect(followed).toEqual({ isAnswered: false });
  });

  describe('a write whose answer is lost', () => {
    it('of a new payment: a retry with the same key creates no second one', async () => {
      const key = randomUUID();
      const payer = { email: 'once@demo.example' };
      // Only the statement that begins the payment contains the e-mail, and it commits by itself.
      proxy.loseAnswerTo(payer.email);
      const lost = await app.create(payer, key);
      expect(lost).toMatchObject(refusal(503, 'ex_unavailable'));
      const [written] = await payments();
      expect(written).toMatchObject({ state: 'created' });

      app.advance(LEASE_MS);
      const again = await app.create(payer, key);
      expect(again).toMatchObject({ status: 201, body: { transaction_id: written?.id } });
      expect(await payments()).toMatchObject([{ id: written?.id, state: 'pending' }]);
    });

    it('of the provider’s answer: a retry with the same key gets the stored answer', async () => {
      const key = randomUUID();
      app.providers.on(PREFERENCES, () => {
        proxy.loseAnswerTo(key);
        return { status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } };
      });
      expect((await app.create({}, key)).status).toBe(503);
      const again = await app.create({}, key);
      expect(again).toMatchObject({ status: 201, body: { checkout: 'http://provider.example/p' } });
      expect(app.providers.seen(PREFERENCES)).toHaveLength(1);
      expect(await payments()).toHaveLength(1);
    });

    it('of a credit: the notification is answered, and a repeated one credits nothing', async () => {
      const before = await app.balance();
      const id = await app.createTopUp();
      proxy.loseAnswerTo('commit');
      expect((await mercadoPagoPays(app, id, { id: 1 })).status).toBe(200);
      expect(await app.balance()).toBe(before + 400);
      expect((await mercadoPagoPays(app, id, { id: 1 })).status).toBe(200);
      expect(await app.balance()).toBe(before + 400);
      expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
    });
  });
});

describe('a database that restarts', () => {
  const CALLERS = 6;
  const STOP_WITHIN_MS = 10_000;

  let server: PostgresServer;
  let providers: FakeProviders;
  let environment: Record<string, string>;
  const started: Instance[] = [];

  beforeAll(async () => {
    [server, providers] = await Promise.all([startOwnPostgres(), startFakeProviders()]);
    environment = testEnvironment(providers.origin, { DATABASE_URL: server.url });
    await makeDemo(environment);
  });
  afterAll(async () => {
    await Promise.all(started.map((instance) => instance.stop('SIGKILL')));
    await providers.close();
    await server.stop();
  });

  async function startReady(more: Record<string, string> = {}): Promise<Instance> {
    const instance = await startInstance({ ...environment, ...more });
    started.push(instance);
    await instance.untilReadiness(200);
    return instance;
  }

  // The load uses up the creations of one card in a minute. Creations that must succeed use another card.
  const create = ({ origin }: Instance, uid: string = CARDS.plain, key: string = randomUUID()) =>
    fetch(`${origin}/api/v1/transaction/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(topUp({ uid })),
    });
  const methods = ({ origin }: Instance) => fetch(`${origin}/api/v1/card/methods?param1=${CARDS.plain}`);
  const ready = ({ origin }: Instance) => fetch(`${origin}/readyz`);

  /** Ends every connection but our own, as an operator or a failover does, and waits until all have ended. */
  const terminateAll = () =>
    administer(
      server.url,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
  const ENDINGS: Readonly<Record<string, () => Promise<void>>> = {
    'pg_ctl restart -m fast': () => server.restart('fast', 1),
    'pg_ctl restart -m immediate': () => server.restart('immediate', 1),
    pg_terminate_backend: terminateAll,
  };

  /** Sends calls without a pause while something happens. @returns the answers */
  async function answersWhile(instance: Instance, happens: Promise<unknown>) {
    const running = { goes: true };
    const answers: Response[] = [];
    const caller = async (index: number) => {
      for (let turn = index; running.goes; turn += 1) {
        const answer = await ([create, methods, ready][turn % 3] ?? ready)(instance);
        await answer.arrayBuffer();
        answers.push(answer);
      }
    };
    const callers = Array.from({ length: CALLERS }, (_, index) => caller(index));
    await happens;
    running.goes = false;
    await Promise.all(callers);
    return answers;
  }

  describe('instances that serve', () => {
    let instances: readonly [busy: Instance, idle: Instance];
    beforeAll(async () => {
      instances = await Promise.all([startReady(), startReady()]);
      await Promise.all(Array.from({ length: CALLERS }, () => methods(instances[1])));
    });

    it.each(Object.entries(ENDINGS))('survive %s, and answer failed calls with 503', async (_name, end) => {
      const ended = async () => {
        await end();
        for (const instance of instances) await instance.untilReadiness(200);
      };
      const answers = await answersWhile(instances[0], ended());
      for (const instance of instances) {
        expect(instance.isAlive()).toBe(true);
        expect((await methods(instance)).status).toBe(200);
      }
      // 429: more creations of one card than are allowed in a minute.
      const others = answers.filter(({ status }) => ![200, 201, 429].includes(status));
      const isSaid = ({ status, headers }: Response) => status === 503 && headers.has('retry-after');
      expect(others.filter((answer) => !isSaid(answer))).toEqual([]);
    });
  });

  it('an instance started while the database is away answers 503, and serves once it is back', async () => {
    const proxy = await startTcpProxy(server.url);
    proxy.refuse();
    const instance = await startInstance({ ...environment, DATABASE_URL: proxy.url });
    await instance.untilReadiness(503);
    const refused = await methods(instance);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await refused.json()).toMatchObject({ result_code: 'ex_unavailable' });
    // The connection is lost again between the migrations and the check of the controllers' keys.
    proxy.loseAnswerTo('from "controller_keys"');
    proxy.pass();
    await instance.untilReadiness(200);
    expect(instance.log()).toContain('the database is away: waiting for it');
    expect((await create(instance, CARDS.other)).status).toBe(201);

    // The same for an instance that is already serving.
    proxy.refuse();
    await instance.untilReadiness(503);
    proxy.pass();
    await instance.untilReadiness(200);
    await instance.stop('SIGTERM');
    await proxy.close();
  });

  it.each([
    ['finishes what is under way', true],
    ['ends in time though its database does not answer', false],
  ])('an instance stopped by SIGTERM %s', async (_what, answers) => {
    const proxy = await startTcpProxy(server.url);
    const instance = await startReady({ DATABASE_URL: proxy.url });
    const gate = held(() => ({ status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } }));
    providers.on(PREFERENCES, gate.responder);
    const underWay = create(instance, CARDS.other).catch(() => undefined);
    await gate.arrived;
    if (!answers) proxy.fallSilent();
    const begun = performance.now();
    const stopped = instance.stop('SIGTERM');
    gate.release();
    const code = await stopped;
    expect(performance.now() - begun).toBeLessThan(STOP_WITHIN_MS);
    const answer = await underWay;
    if (answers) expect([code, answer?.status]).toEqual([0, 201]);
    providers.restore();
    await proxy.close();
  });

  it('a creation killed before it records the provider’s answer is retried with the same key', async () => {
    const key = randomUUID();
    const killed = await startReady();
    const gate = held(() => ({ status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } }));
    providers.on(PREFERENCES, gate.responder);
    const interrupted = create(killed, CARDS.other, key).catch(() => undefined);
    await gate.arrived;
    await killed.stop('SIGKILL');
    gate.release();
    await interrupted;
    providers.restore();

    const instance = await startReady();
    const answer = await create(instance, CARDS.other, key);
    expect(answer.status).toBe(201);
    const { transaction_id: id } = (await answer.json()) as { transaction_id: string };
    // The provider was asked twice, with the same idempotency key.
    const asked = providers.seen(PREFERENCES).slice(-2);
    expect(asked.map(({ headers }) => headers['x-idempotency-key'])).toEqual([id, id]);
  });
});
