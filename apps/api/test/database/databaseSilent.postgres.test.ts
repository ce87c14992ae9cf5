import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mercadoPagoPays } from '../payments/notify.ts';
import { startTcpProxy } from '../support/tcpProxy.ts';
import { refusal, startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';

/** Longer than a call's key is held by a call that died. */
const LEASE_MS = 13_000;
const PREFERENCES = 'POST /mercadopago/checkout/preferences';

let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({}, async (url) => {
    proxy = await startTcpProxy(url);
    return proxy.url;
  });
});
afterEach(async () => {
  proxy.pass();
  await app.close();
  await proxy.close();
});

const payments = () => app.db.selectFrom('transactions').select(['id', 'state']).execute();
async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  return [await work, performance.now() - begun];
}

it('a database that takes connections and never answers is given up, and found again by itself', async () => {
  expect((await app.create()).status).toBe(201);
  proxy.fallSilent();
  const creation = timed(app.create({}, randomUUID()));
  const [ready, readyMs] = await timed(app.get('/readyz'));
  expect(ready.status).toBe(503);
  expect(readyMs).toBeLessThan(2000);
  expect((await app.get('/healthz')).status).toBe(200);

  const [created, createdMs] = await creation;
  expect(created).toMatchObject(refusal(503, 'ex_unavailable'));
  expect(Number(created.headers['retry-after'])).toBeGreaterThan(0);
  expect(createdMs).toBeLessThan(15_000);

  proxy.pass();
  // Connections that were silent are given up one by one.
  while ((await app.get('/readyz')).status !== 200);
  expect((await app.create({}, randomUUID())).status).toBe(201);
});

it('a creation that meets the silence after its provider took its time is given up before the statement’s own limit ends', async () => {
  const providerMs = 9000;
  const statementMs = 10_000;
  app.providers.on(PREFERENCES, async () => {
    await wait(providerMs);
    proxy.fallSilent();
    return { status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } };
  });
  const [created, createdMs] = await timed(app.create({}, randomUUID()));
  expect(created).toMatchObject(refusal(503, 'ex_unavailable'));
  expect(createdMs).toBeLessThan(providerMs + statementMs);
});

describe('a write whose answer is lost', () => {
  it('of a new payment: the same press makes no second one', async () => {
    const key = randomUUID();
    const payer = { email: 'once@demo.example' };
    // Only the statement that begins the payment carries it, and commits by itself.
    proxy.loseAnswerTo(payer.email);
    const lost = await app.create(payer, key);
    expect(lost).toMatchObject(refusal(503, 'ex_unavailable'));
    const [written] = await payments();
    expect(written).toMatchObject({ state: 'created' });

    app.advance(LEASE_MS);
    const again = await app.create(payer, key);
    expect(again).toMatchObject({ status: 201, body: { transaction_id: written?.id } });
    expect(await payments()).toEqual([{ id: written?.id, state: 'pending' }]);
  });

  it('of the provider’s answer: the same press gets the answer that was kept', async () => {
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

  it('of a credit: its notification was answered, and one that comes again credits nothing more', async () => {
    const before = await app.balance();
    const id = await app.createTopUp();
    proxy.loseAnswerTo('commit');
    expect((await mercadoPagoPays(app, id, { id: 1 })).status).toBe(200);
    expect(await app.balance()).toBe(before + 400);
    expect((await mercadoPagoPays(app, id, { id: 1 })).status).toBe(200);
    expect(await app.balance()).toBe(before + 400);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
  });
});
