import { randomUUID } from 'node:crypto';
import { refusal, startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { until } from '../support/until.ts';
import { fixture } from '../support/fixture.ts';
import { putPayment } from './notify.ts';

const MINUTE = 60_000;
const CREATE = 'POST /mercadopago/checkout/preferences';
const SEARCH = 'GET /mercadopago/v1/payments/search';
/** As many calls as a breaker wants before it judges. */
const FAILURES = 10;

const broken = () => ({ status: 503, body: {} });
const stateOf = async (app: TestApp) =>
  /^circuit_breaker_state\{channel="MercadoPagos",state="(\w+)"\} 1$/m.exec(
    (await app.get('/metrics')).text,
  )?.[1];
const opened = async (app: TestApp) => {
  app.providers.on(CREATE, broken);
  for (let count = 0; count < FAILURES; count += 1) await app.create();
};

describe('while a breaker is open', () => {
  const app = fixture(() => startTestApp({ PROVIDER_PAUSE_MS: '600000' }));

  it('a creation fails at once and is not sent, a payment that may have begun is not denied, and turns are kept', async () => {
    const lost = await app.createTopUp();
    const key = randomUUID();
    const begun = String((await app.create({}, key)).body['transaction_id']);
    // As a process leaves it that died before the provider's answer was written down.
    await app.db.updateTable('transactions').set({ state: 'created' }).where('id', '=', begun).execute();
    await app.db.updateTable('idempotency_keys').set({ answer: null }).where('key', '=', key).execute();
    expect(await stateOf(app)).toBe('closed');

    await opened(app);
    expect(await stateOf(app)).toBe('open');
    const sent = app.providers.seen(CREATE).length;
    expect(await app.create()).toMatchObject(refusal(502, 'ex_provider_unavailable'));
    app.advance(MINUTE);
    expect((await app.create({}, key)).status).toBe(502);
    expect(app.providers.seen(CREATE)).toHaveLength(sent);
    expect(await app.payment(begun)).toMatchObject({ state: 'created' });

    const due = () =>
      app.db
        .selectFrom('transactions')
        .select(['id', 'checks', 'next_check_at'])
        .where('id', '=', lost)
        .execute();
    const before = await due();
    app.advance(MINUTE);
    await app.reconciler.run();
    expect(app.providers.seen(SEARCH)).toEqual([]);
    expect(await due()).toEqual(before);
  });

  it('other providers are not concerned', async () => {
    expect((await app.create({ channel: 'Bancard' })).status).toBe(201);
    expect((await app.get('/metrics')).text).toContain(
      'circuit_breaker_state{channel="Bancard",state="closed"} 1',
    );
  });
});

describe('after its pause', () => {
  const app = fixture(() => startTestApp({ PROVIDER_PAUSE_MS: '500' }));
  beforeEach(() => app.providers.restore());

  it('one call is tried: it opens again when that fails, closes when it succeeds', async () => {
    await opened(app);
    const sent = () => app.providers.seen(CREATE).length;
    const before = sent();
    await until(async () => {
      await app.create();
      return sent() > before;
    });
    expect(sent()).toBe(before + 1);
    expect(await stateOf(app)).toBe('open');
    app.providers.restore();
    await until(async () => (await app.create()).status === 201);
    expect(await stateOf(app)).toBe('closed');
    const closed = await Promise.all([1, 2, 3].map(() => app.create()));
    expect(closed.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('the reconciler tries one payment, then asks about the others', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await app.createTopUp());
    for (const id of ids) putPayment(app, id);
    await opened(app);
    app.advance(MINUTE);
    await until(async () => {
      await app.reconciler.run();
      const states = await Promise.all(ids.map(async (id) => (await app.payment(id))['state']));
      return states.every((state) => state === 'approved');
    });
    expect(await stateOf(app)).toBe('closed');
  });
});

it('is not opened by a few failures among others, nor by the texts of payers that a firewall refuses', async () => {
  const app = await startTestApp({ PROVIDER_PAUSE_MS: '600000' });
  const times = async (count: number, status: number) => {
    for (let index = 0; index < count; index += 1)
      expect((await app.create({ name: '<script>alert(1)</script>' })).status).toBe(status);
  };
  app.providers.on(CREATE, () => ({ status: 403, raw: '<html>Request blocked</html>' }));
  await times(2 * FAILURES, 502);
  app.providers.on(CREATE, () => ({ status: 200, raw: '{"id": ' }));
  await times(2 * FAILURES, 502);
  expect(await stateOf(app)).toBe('closed');
  app.providers.restore();
  await times(5, 201);
  app.providers.on(CREATE, broken);
  await times(5, 502);
  expect(await stateOf(app)).toBe('closed');
  app.providers.restore();
  await times(1, 201);
  await app.close();
});

it('is not opened by what single payers are refused for', async () => {
  const app = await startTestApp({ PROVIDER_PAUSE_MS: '600000' });
  app.providers.on(CREATE, () => ({ status: 400, body: {} }));
  for (let count = 0; count < 2 * FAILURES; count += 1) await app.create();
  expect(await stateOf(app)).toBe('closed');
  await app.close();
});
