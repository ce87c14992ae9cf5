import { randomUUID } from 'node:crypto';
import { vposError, PREFERENCES, SEARCH, CONFIRMATIONS } from '../support/fakeProviders.ts';
import type { FakePayment } from '../support/fakeProviders.ts';
import { mercadoPagoWebhook, putPayment } from './notify.ts';
import { fixture, MINUTE, refusal, startTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { until } from '../support/until.ts';

describe('what providers report', () => {
  const app = fixture(startTestApp);
  beforeEach(() => app.begin());

  const put = (reference: string, fields: Partial<FakePayment> = {}) => putPayment(app, reference, fields);
  const toPayment = (id: string) => ({ id, shopProcessId: 1, amountCents: 40_000 });

  describe('MercadoPago, and RedPagos by the same protocol,', () => {
    const provider = () => app.dependencies.providers.MercadoPagos;
    const queryFacts = async (fields: Partial<FakePayment>) => {
      const id = randomUUID();
      put(id, fields);
      return (await provider().queryStatus?.(toPayment(id)))?.[0];
    };

    const chargeback = (status_detail: string) => ({ status: 'charged_back', status_detail });

    it.each<[string, Partial<FakePayment>, number, number]>([
      ['nothing given back', { status: 'approved' }, 0, 0],
      ['a part given back', { transaction_amount_refunded: 150.5 }, 15_050, 0],
      ['all given back', { status: 'refunded' }, 40_000, 0],
      ['a dispute', { status: 'in_mediation' }, 0, 0],
      ['a chargeback', chargeback('in_process'), 0, 40_000],
      ['one after a refund', { ...chargeback('settled'), transaction_amount_refunded: 100 }, 10_000, 30_000],
      ['a chargeback that was won', chargeback('reimbursed'), 0, 0],
    ])('reports %s', async (_what, fields, refundedCents, chargedBackCents) => {
      const facts = { outcome: 'approved', amountCents: 40_000, refundedCents, chargedBackCents };
      expect(await queryFacts(fields)).toMatchObject(facts);
    });

    it('reports when a payment was changed', async () => {
      const facts = await queryFacts({ date_last_updated: '2026-10-25T11:18:00.000-03:00' });
      expect(facts?.changedAt).toEqual(new Date('2026-10-25T14:18:00Z'));
    });

    it('reports every payment of an order, page by page', async () => {
      const id = randomUUID();
      const statuses = ['rejected', 'approved', 'approved', 'approved', 'pending'];
      const ids = statuses.map((status) => put(id, { status }));
      put(randomUUID());
      const facts = (await provider().queryStatus?.(toPayment(id))) ?? [];
      expect(facts.map(({ paymentId }) => Number(paymentId))).toEqual(ids);
      expect(facts.map(({ outcome }) => outcome)).toEqual(['denied', ...statuses.slice(1)]);
    });

    it('lists the payments of a Montevideo day by creation and by change', async () => {
      const day = '2025-06-06';
      const at = (time: string) => `${day}T${time}-03:00`;
      const elsewhen = '2020-01-01T10:00:00.000-03:00';
      const made = { date_created: at('00:00:00.000'), date_last_updated: elsewhen };
      const [one, two, three] = [put('x', made), put('y', made), put('z', made)];
      const other = put('x', { date_created: elsewhen, date_last_updated: at('23:59:59.999') });
      const list = async (by: 'created' | 'changed') =>
        ((await provider().listPayments?.(day, by)) ?? []).map(({ paymentId }) => Number(paymentId));
      expect(await list('created')).toEqual([one, two, three]);
      expect(await list('changed')).toEqual([other]);
    });

    it('makes a query fail on an error or an invalid amount', async () => {
      await expect(queryFacts({ transaction_amount_refunded: -1 })).rejects.toThrow(
        /transaction_amount_refunded/,
      );
      await expect(queryFacts({ transaction_amount: 0.001 })).rejects.toThrow(/transaction_amount/);
      app.providers.on(SEARCH, () => ({ status: 500, body: {} }));
      await expect(provider().listPayments?.('2025-05-05', 'created')).rejects.toThrow(/500/);
    });
  });

  it('Bancard reports a purchase that was rolled back unpaid as expired', async () => {
    app.providers.on(CONFIRMATIONS, () => vposError('AlreadyRollbackedError'));
    const known = await app.dependencies.providers.Bancard.queryStatus?.(toPayment(randomUUID()));
    expect(known).toMatchObject([{ outcome: 'expired' }]);
  });

  describe('the notification of a chargeback', () => {
    const PATH = '/api/v1/notifications/mercadopago';
    const TOPIC = { topic: 'topic_chargebacks_wh' };

    it.each<[string, (payment: number) => unknown]>([
      ['numbers', (payment) => payment],
      ['objects', (id) => ({ id, amount: 400 })],
    ])('takes back the money of the payments that it names by %s', async (_form, named) => {
      const id = await app.createTopUp();
      const payment = put(id);
      await mercadoPagoWebhook(app, payment);
      expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
      putPayment(app, id, { id: payment, status: 'charged_back', status_detail: 'in_process' });
      app.providers.on('GET /mercadopago/v1/chargebacks/31', () => ({
        body: { id: 31, payments: [named(payment)], currency: 'UYU' },
      }));
      expect((await mercadoPagoWebhook(app, 31, TOPIC)).status).toBe(200);
      // The same chargeback, by an IPN.
      expect((await app.post(`${PATH}?topic=chargebacks&id=31`, {})).status).toBe(200);
      await app.background.idle();
      expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved', 'refunded']);
    });

    it('gets 401 when forged, and 200 when unknown or of another topic', async () => {
      expect((await mercadoPagoWebhook(app, 404_404, TOPIC)).status).toBe(200);
      expect((await mercadoPagoWebhook(app, 31, { ...TOPIC, secret: 'wrong' })).status).toBe(401);
      expect((await mercadoPagoWebhook(app, 31, { topic: 'constructor' })).status).toBe(200);
    });
  });
});

describe('the circuit breaker of a provider', () => {
  /** The number of calls that a circuit breaker needs before it may open. */
  const FAILURES = 10;

  const broken = () => ({ status: 503, body: {} });
  const readState = async (app: TestApp) =>
    /^circuit_breaker_state\{channel="MercadoPagos",state="(\w+)"\} 1$/m.exec(
      (await app.get('/metrics')).text,
    )?.[1];
  const opened = async (app: TestApp) => {
    app.providers.on(PREFERENCES, broken);
    for (let count = 0; count < FAILURES; count += 1) await app.create();
  };

  describe('while it is open', () => {
    const app = fixture(() => startTestApp({ PROVIDER_PAUSE_MS: '600000' }));

    it('creations fail without a call, a begun payment is not denied, and nothing is polled', async () => {
      const lost = await app.createTopUp();
      const key = randomUUID();
      const begun = String((await app.create({}, key)).body['transaction_id']);
      // The state after the process died before it recorded the provider's answer.
      await app.change('transactions', { id: begun }, { state: 'created' });
      await app.change('idempotency_keys', { key }, { answer: null });
      expect(await readState(app)).toBe('closed');

      await opened(app);
      expect(await readState(app)).toBe('open');
      const sent = app.providers.seen(PREFERENCES).length;
      expect(await app.create()).toMatchObject(refusal(502, 'ex_provider_unavailable'));
      app.advance(MINUTE);
      expect((await app.create({}, key)).status).toBe(502);
      expect(app.providers.seen(PREFERENCES)).toHaveLength(sent);
      expect(await app.payment(begun)).toMatchObject({ state: 'created' });

      const due = () => app.rows('transactions', { id: lost });
      const before = await due();
      app.advance(MINUTE);
      await app.reconcile();
      expect(app.providers.seen(SEARCH)).toEqual([]);
      expect(await due()).toEqual(before);
    });

    it('other providers are not affected', async () => {
      expect((await app.create({ channel: 'Bancard' })).status).toBe(201);
      expect((await app.get('/metrics')).text).toContain(
        'circuit_breaker_state{channel="Bancard",state="closed"} 1',
      );
    });
  });

  describe('after its pause', () => {
    const app = fixture(() => startTestApp({ PROVIDER_PAUSE_MS: '500' }));
    beforeEach(() => app.providers.restore());

    it('it opens again when a trial call fails, and closes when one succeeds', async () => {
      await opened(app);
      const sent = () => app.providers.seen(PREFERENCES).length;
      const before = sent();
      await until(async () => {
        await app.create();
        return sent() > before;
      });
      expect(sent()).toBe(before + 1);
      expect(await readState(app)).toBe('open');
      app.providers.restore();
      await until(async () => (await app.create()).status === 201);
      expect(await readState(app)).toBe('closed');
    });

    it('the reconciler closes it and finds all payments', async () => {
      const ids = [await app.createTopUp(), await app.createTopUp()];
      for (const id of ids) putPayment(app, id);
      await opened(app);
      app.advance(MINUTE);
      await until(async () => {
        await app.reconcile();
        const states = await Promise.all(ids.map(async (id) => (await app.payment(id))['state']));
        return states.every((state) => state === 'approved');
      });
      expect(await readState(app)).toBe('closed');
    });
  });

  it('is not opened by a few failures, nor by refused or malformed answers', async () => {
    const app = await startTestApp({ PROVIDER_PAUSE_MS: '600000' });
    const times = async (count: number, status: number) => {
      for (let index = 0; index < count; index += 1)
        expect((await app.create({ name: '<script>alert(1)</script>' })).status).toBe(status);
    };
    const answers = [
      { status: 403, raw: '<html>Blocked</html>' },
      { raw: '{"id": ' },
      { status: 400, body: {} },
    ];
    for (const answer of answers) {
      app.providers.on(PREFERENCES, () => answer);
      await times(2 * FAILURES, 502);
    }
    expect(await readState(app)).toBe('closed');
    app.begin();
    await times(5, 201);
    app.providers.on(PREFERENCES, broken);
    await times(5, 502);
    expect(await readState(app)).toBe('closed');
    app.providers.restore();
    await times(1, 201);
    await app.close();
  });
});
