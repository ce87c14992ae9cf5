import { CARDS } from '../support/demoData.ts';
import { mercadoPagoPays, mercadoPagoWebhook, putPayment } from './notify.ts';
import { fixture, startTestApp, testEnvironment, topUp } from '../support/testApp.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookSignature } from '@laundry/payment-channels/testing/mercadopago';
import { settingsFrom } from '../../src/settings.ts';
import { held, startFakeProviders } from '../support/fakeProviders.ts';
import type { FakeProviders } from '../support/fakeProviders.ts';
import { until } from '../support/until.ts';
import { startInstance } from '../support/instance.ts';
import type { Instance } from '../support/instance.ts';
import { makeDemo } from '../support/templates.ts';
import { emptyDatabase } from '../support/testDatabase.ts';

describe('a top-up is credited once', () => {
  const app = fixture(startTestApp);
  beforeEach(() => app.advance(61_000));

  const balanceCents = async () => (await app.row('cards', { uid: CARDS.plain })).balance_cents;

  it('makes one movement of 50 webhooks at once, with the reconciler among them', async () => {
    const id = await app.createTopUp();
    const before = await balanceCents();
    putPayment(app, id, { id: 1 });
    app.advance(60_000);
    const webhooks = Array.from({ length: 50 }, () => mercadoPagoWebhook(app, 1));
    const [answers] = await Promise.all([Promise.all(webhooks), app.reconciler.run(), app.reconciler.run()]);
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await app.movementsOf(id)).toEqual([400]);
    expect(await balanceCents()).toBe(before + 40_000);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('credits a proof that comes before the creation has been answered', async () => {
    let arrived: Promise<number> | undefined;
    app.providers.on('POST /mercadopago/checkout/preferences', async ({ body }) => {
      arrived = mercadoPagoPays(app, String(body['external_reference']), { id: 2 }).then(
        ({ status }) => status,
      );
      await arrived;
      return { status: 201, body: { id: 'p', init_point: 'http://provider.example/early' } };
    });
    const before = await balanceCents();
    const { body } = await app.create();
    expect(await arrived).toBe(200);
    expect(await app.statesOf(String(body['transaction_id']))).toEqual(['created', 'pending', 'approved']);
    expect(await balanceCents()).toBe(before + 40_000);
    app.providers.restore();
  });
});

describe('an instance', () => {
  const PREFERENCES = 'POST /mercadopago/checkout/preferences';

  let providers: FakeProviders;
  let folder: string;
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let environment: Record<string, string>;
  let instance: Instance;

  async function startServer(): Promise<void> {
    instance = await startInstance(environment);
    await instance.untilReadiness(200);
  }

  beforeAll(async () => {
    providers = await startFakeProviders();
    folder = await mkdtemp(join(tmpdir(), 'laundry-crash-'));
    database = await emptyDatabase();
    environment = testEnvironment(providers.origin, {
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'db'),
    });
    await makeDemo(environment);
  });
  afterAll(async () => {
    await instance.stop('SIGKILL');
    await providers.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = async (path: string) =>
    (await (await fetch(instance.origin + path)).json()) as Record<string, unknown>;
  const create = (key: string) =>
    fetch(`${instance.origin}/api/v1/transaction/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(topUp()),
    });
  const webhook = (paymentId: string) => {
    const v1 = webhookSignature(settingsFrom({}).MERCADOPAGO_WEBHOOK_SECRET, {
      dataId: paymentId,
      requestId: 'r',
      ts: '1',
    });
    return fetch(`${instance.origin}/api/v1/notifications/mercadopago?data.id=${paymentId}&type=payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': `ts=1,v1=${v1}`, 'x-request-id': 'r' },
      body: JSON.stringify({ type: 'payment', data: { id: paymentId } }),
    });
  };

  it('survives being killed between the answer of the provider and its recording', async () => {
    await startServer();
    const key = randomUUID();
    const gate = held(() => ({ status: 201, body: { id: 'p', init_point: 'http://provider.example/p' } }));
    providers.on(PREFERENCES, gate.responder);
    const interrupted = create(key).catch(() => undefined);
    await gate.arrived;
    await instance.stop('SIGKILL');
    gate.release();
    await interrupted;
    providers.restore();

    await startServer();
    const answer = await create(key);
    expect(answer.status).toBe(201);
    const { transaction_id: id } = (await answer.json()) as { transaction_id: string };
    // The provider was asked twice for the same payment, under the same key of its own: it made one.
    const keys = providers.seen(PREFERENCES).map(({ headers }) => headers['x-idempotency-key']);
    expect(keys).toEqual([id, id]);

    putPayment({ providers }, id, { id: 1 });
    expect((await webhook('1')).status).toBe(200);
    await until(async () => (await get(`/internal/transactions/${id}`))['state'] === 'approved');
    expect((await webhook('1')).status).toBe(200);
    expect(await get(`/internal/cards/${CARDS.plain}`)).toMatchObject({
      balance: 450,
      movements: [{ transaction_id: id, amount: 400 }],
    });
  });

  it('finishes what is under way when it is asked to stop', async () => {
    const gate = held(() => ({ status: 201, body: { id: 'q', init_point: 'http://provider.example/q' } }));
    providers.on(PREFERENCES, gate.responder);
    const underWay = create(randomUUID());
    await gate.arrived;
    const stopped = instance.stop('SIGTERM');
    gate.release();
    expect((await underWay).status).toBe(201);
    expect(await stopped).toBe(0);
  });
});
