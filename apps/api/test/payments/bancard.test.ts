import { randomUUID } from 'node:crypto';
import { bancardTokens } from '@laundry/payment-channels/testing/bancard';
import { openKinds } from '../ledger/ledgerRead.ts';
import { vposError, SINGLE_BUY, CONFIRMATIONS, ROLLBACK } from '../support/fakeProviders.ts';
import { fixture, HOUR, startTestApp } from '../support/testApp.ts';
import {
  bancardCallsBack,
  bancardNotifies,
  bancardOperation,
  bancardTopUp,
  paymentNumber,
} from './notify.ts';

const PATH = '/api/v1/notifications/bancard';
const DENIED = { response: 'N', response_code: '51', response_description: 'Tarjeta sin fondos' };

const app = fixture(startTestApp);
beforeEach(() => app.begin());

type Operation = Readonly<Record<string, unknown>>;
const operations = (route: string) =>
  app.providers.seen(route).map(({ body }) => body['operation'] as Operation);
const listNumbers = (route: string) => operations(route).map(({ shop_process_id: id }) => Number(id));

describe('a Bancard purchase', () => {
  it('sends exactly the fields of the manual, in the contract currency, without a promotion', async () => {
    const id = await app.createTopUp({ channel: 'Bancard', amount: 1234.5 });
    const operation = operations(SINGLE_BUY).at(-1);
    expect(app.providers.seen(SINGLE_BUY).at(-1)?.body).toMatchObject({
      public_key: app.settings.BANCARD_PUBLIC_KEY,
    });
    const number = await paymentNumber(app, id);
    expect(String(number)).toMatch(/^\d{15}$/);
    const back = `${app.settings.PUBLIC_ORIGIN}/bancard-checkout-success/${id}`;
    expect(operation).toEqual({
      token: bancardTokens.singleBuy(app.settings.BANCARD_PRIVATE_KEY, number, '1234.50', 'UYU'),
      shop_process_id: number,
      amount: '1234.50',
      currency: 'UYU',
      description: expect.stringMatching(/^.{1,20}$/) as string,
      return_url: back,
      cancel_url: back,
    });
  });

  it('never reuses a number, even after the database is restored to an earlier state', async () => {
    const used = [await bancardTopUp(app), await bancardTopUp(app)].map(({ number }) => number);
    // The same database without these payments, at the same Bancard, which has seen their numbers.
    const restored = await startTestApp({ BANCARD_BASE_URL: `${app.providers.origin}/bancard` });
    const before = operations(SINGLE_BUY).length;
    for (let purchase = 0; purchase < 2; purchase += 1)
      expect((await restored.create({ channel: 'Bancard' })).status).toBe(201);
    await restored.close();
    // No number was refused: each purchase was requested once.
    const asked = listNumbers(SINGLE_BUY).slice(before);
    expect(asked).toHaveLength(2);
    expect(asked.filter((number) => used.includes(number))).toEqual([]);
  });

  it('gets a unique number among concurrent purchases', async () => {
    const before = operations(SINGLE_BUY).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.create({ channel: 'Bancard' })));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(listNumbers(SINGLE_BUY).slice(before)).size).toBe(20);
  });

  it('gets another number when the first is taken by another system, and rolls nothing back', async () => {
    const [before, rollbacks] = [operations(SINGLE_BUY).length, operations(ROLLBACK).length];
    app.providers.on(SINGLE_BUY, () =>
      operations(SINGLE_BUY).length > before + 1
        ? { body: { status: 'success', process_id: 'second' } }
        : vposError('InvalidOperationError', 'Process has already been taken', 422),
    );
    const { status, body } = await app.create({ channel: 'Bancard' });
    expect({ status, process: body['process_id'] }).toEqual({ status: 201, process: 'second' });
    const [taken, number] = listNumbers(SINGLE_BUY).slice(before);
    expect(number).not.toBe(taken);
    expect(await paymentNumber(app, String(body['transaction_id']))).toBe(number);
    expect(operations(ROLLBACK)).toHaveLength(rollbacks);
  });

  it('fails when its second number is taken too', async () => {
    const before = operations(SINGLE_BUY).length;
    app.providers.on(SINGLE_BUY, () => vposError('InvalidOperationError', 'Process has already been taken'));
    expect((await app.create({ channel: 'Bancard' })).status).toBe(502);
    expect(operations(SINGLE_BUY).length).toBe(before + 2);
  });

  it('is rolled back and restarted under a new number after a crash lost its response', async () => {
    const key = randomUUID();
    const first = await app.create({ channel: 'Bancard' }, key);
    const id = String(first.body['transaction_id']);
    const lost = await paymentNumber(app, id);
    // The state after the process has died once Bancard had answered: the key's lease has ended.
    await app.remove('transaction_history', { transaction_id: id });
    await app.change('transactions', { id }, { state: 'created' });
    await app.change('idempotency_keys', { key }, { answer: null, lease_until: app.clock() });
    app.advance(1000);

    const second = await app.create({ channel: 'Bancard' }, key);
    expect(second).toMatchObject({ status: 201, body: { transaction_id: id } });
    expect(second.body['process_id']).not.toBe(first.body['process_id']);
    expect(listNumbers(ROLLBACK).at(-1)).toBe(lost);
    expect(await paymentNumber(app, id)).not.toBe(lost);
  });

  it('is rolled back later when its response was unreadable and the first rollbacks fail', async () => {
    app.providers.on(SINGLE_BUY, () => ({ raw: '{"status": "succ' }));
    expect((await app.create({ channel: 'Bancard' })).status).toBe(502);
    const { id } = await app.lastPayment();
    expect(await app.listStates(id)).toEqual(['created', 'denied']);
    const number = await paymentNumber(app, id);
    app.providers.on(ROLLBACK, () => vposError('PosCommunicationError', 'x', 500));
    for (let hours = 0; hours < 4; hours += 1) {
      app.advance(HOUR);
      await app.reconcile('Bancard');
    }
    // That no rollback follows one that succeeded: bancardRollback.test.ts.
    expect(listNumbers(ROLLBACK).filter((one) => one === number).length).toBeGreaterThan(1);
  });
});

describe('a Bancard notification', () => {
  // That it is credited once: everyChannel.test.ts; that it is looked up later: notifications.test.ts.
  it('of "S" with "00" approves, and the status shows its number and description', async () => {
    const { id, number } = await bancardTopUp(app);
    const answer = await bancardNotifies(app, bancardOperation(app, number));
    expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await app.getStatus(id)).toMatchObject({
      authorizationResult: 'APPROVED',
      shopProcessId: String(number),
      responseDescription: 'Transaccion aprobada',
    });
    // Operators find it by the number that its payer and Bancard quote.
    expect(await app.payment(String(number))).toMatchObject({ id });
  });

  it.each<[string, () => object]>([
    ['failed', () => ({ status: 502, body: {} })],
    ['did not know the payment yet', () => vposError('PaymentNotFoundError')],
  ])('is confirmed by the reconciler when the first query %s', async (_what, answer) => {
    const { id, number } = await bancardTopUp(app);
    app.providers.on(CONFIRMATIONS, answer);
    // The test's clock stands still, so the payment is not due at the reconciler yet.
    expect((await bancardNotifies(app, bancardOperation(app, number))).status).toBe(200);
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    app.providers.restore();
    app.advance(app.settings.PROVIDER_TIMEOUT_MS + 2000);
    await app.reconcile('Bancard');
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
  });

  it.each([
    ['N', '05', { errorMessage: 'Tarjeta sin fondos' }],
    ['S', '12', { errorMessage: 'Tarjeta sin fondos' }],
    ['N', '17', { errorMessage: expect.stringContaining('cancelado') as string, cancelled: true }],
  ])('of response %s with code %s denies, and tells why', async (response, code, told) => {
    const { id, number } = await bancardTopUp(app);
    const fields = { ...DENIED, response, response_code: code };
    expect((await bancardNotifies(app, bancardOperation(app, number, fields))).status).toBe(200);
    const status = await app.getStatus(id);
    expect(status).toMatchObject({ authorizationResult: 'DENIED', shopProcessId: String(number), ...told });
    expect(status).not.toHaveProperty('responseDescription');
  });

  it.each([
    ['amount-differs', { amount: '4.00' }],
    ['contradiction', { currency: 'PYG' }],
  ])('of another amount or currency credits nothing and opens a discrepancy: %s', async (kind, fields) => {
    const { id, number } = await bancardTopUp(app);
    await bancardNotifies(app, bancardOperation(app, number, fields));
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
    expect(await openKinds(app.db, id)).toEqual([kind]);
  });

  // One without the secret: everyChannel.test.ts.
  it('is refused when it is forged or malformed', async () => {
    const { number } = await bancardTopUp(app);
    const operation = bancardOperation(app, number);
    expect((await bancardCallsBack(app, { ...operation, token: 'short' })).status).toBe(401);
    expect((await bancardCallsBack(app, { ...operation, amount: '40000.00' })).status).toBe(401);
    expect((await bancardCallsBack(app, { ...operation, amount: 'NaN' })).status).toBe(400);
    expect((await app.post(PATH, { hello: 1 })).status).toBe(400);
  });

  it('gets 200 for empty JSON and with unknown fields', async () => {
    const { id, number } = await bancardTopUp(app);
    expect(await app.post(PATH, {})).toMatchObject({ status: 200, body: { status: 'success' } });
    const empty = { method: 'POST', url: PATH, headers: { 'content-type': 'application/json' } } as const;
    expect((await app.call(empty)).status).toBe(200);
    const operation = { ...bancardOperation(app, number), authorization_number: null, news: { more: 1 } };
    await bancardNotifies(app, operation as never);
    expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('of an approval with an unknown number, as after a restore, opens one discrepancy', async () => {
    const unknown = bancardOperation(app, 99_999_998);
    await bancardNotifies(app, { ...unknown, response: 'N' });
    expect(await app.rows('discrepancies', { kind: 'unknown-payment' })).toEqual([]);
    for (let told = 0; told < 2; told += 1) expect((await bancardNotifies(app, unknown)).status).toBe(200);
    expect(await app.rows('discrepancies', { kind: 'unknown-payment' })).toMatchObject([
      { key: 'Bancard:99999998', amount_cents: 40_000, transaction_id: null },
    ]);
  });

  describe('whose token does not cover the result', () => {
    it('does not credit a denial that is resent as "S" with "00"', async () => {
      const { id, number } = await bancardTopUp(app);
      const operation = bancardOperation(app, number, DENIED);
      await bancardNotifies(app, operation);
      const approval = { ...operation, response: 'S', response_code: '00' };
      expect((await bancardCallsBack(app, approval)).status).toBe(200);
      expect(await app.listStates(id)).toEqual(['created', 'pending', 'denied']);
    });

    it('does not deny a payment that Bancard confirms as approved', async () => {
      const { id, number } = await bancardTopUp(app);
      app.providers.putConfirmation(number, bancardOperation(app, number));
      await bancardCallsBack(app, bancardOperation(app, number, DENIED));
      expect(await app.listStates(id)).toEqual(['created', 'pending', 'approved']);
    });

    it('changes nothing when Bancard confirms another payment instead', async () => {
      const { id, number } = await bancardTopUp(app);
      const other = bancardOperation(app, number + 1);
      app.providers.on(CONFIRMATIONS, () => ({ body: { status: 'success', confirmation: other } }));
      await bancardCallsBack(app, bancardOperation(app, number));
      expect(await app.listStates(id)).toEqual(['created', 'pending']);
    });
  });
});
