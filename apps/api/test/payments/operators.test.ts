import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { runThrough } from '../company/companyFixture.ts';
import { openKinds } from '../ledger/ledgerRead.ts';
import { CARDS } from '../support/demoData.ts';
import { fixture, refusal, startTestApp } from '../support/testApp.ts';
import { mercadoPagoPays, settleFacts } from './notify.ts';

afterAll(async () => expect(await faultsOfLedger(app.db)).toEqual([]));
const app = fixture(() => startTestApp({ INTERNAL_TOKEN: 'operators-only' }));
beforeEach(() => app.advance(61_000));

it('shows the movements of a card and the history of a payment, in pesos', async () => {
  const id = await app.createTopUp({ amount: 10.5 });
  await mercadoPagoPays(app, id, { id: 1, transaction_amount: 10.5 });
  expect(await app.account(CARDS.plain)).toEqual({
    uid: CARDS.plain,
    balance: 60.5,
    movements: [{ transaction_id: id, amount: 10.5, at: expect.stringMatching(/Z$/) as string }],
  });
  expect(await app.payment(id)).toEqual({
    id,
    reference: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
    state: 'approved',
    channel: 'MercadoPagos',
    amount: 10.5,
    uid: CARDS.plain,
    history: [
      { state: 'created', at: expect.any(String) as string, source: 'api' },
      { state: 'pending', at: expect.any(String) as string, source: 'api' },
      { state: 'approved', at: expect.any(String) as string, source: 'notification' },
    ],
  });
});

// Callers from elsewhere without the token: serving/accessTable.ts.
describe('internal paths', () => {
  const url = `/internal/cards/${CARDS.plain}`;
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.call({ method: 'GET', url, headers, remoteAddress });

  it('are open to this machine and to holders of the token', async () => {
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect((await from(own)).status).toBe(200);
    expect((await from('10.0.0.7', { authorization: 'Bearer operators-only' })).status).toBe(200);
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['host', 'lavaderos.uy'],
  ])('are closed behind a local proxy, which is recognized by %s', async (name, value) => {
    expect((await from('127.0.0.1', { [name]: value })).status).toBe(404);
  });

  it('are closed behind a local proxy that speaks HTTP/1.0 and adds no header', async () => {
    const port = Number(new URL(await app.listen()).port);
    const readStatus = async (version: string) => {
      const socket = connectSocket(port, '127.0.0.1');
      socket.write(`GET ${url} HTTP/${version}\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`);
      const [head] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return head.toString('latin1').slice(9, 12);
    };
    expect(await readStatus('1.1')).toBe('200');
    expect(await readStatus('1.0')).toBe('404');
  });

  it('require the token in production, even from this machine', async () => {
    const { get } = await app.another({ API_MODE: 'production' });
    for (const path of [url, '/metrics']) expect((await get(path)).status).toBe(404);
    expect((await get(url, { authorization: 'Bearer operators-only' })).status).toBe(200);
  });

  // For an unknown payment: createTransaction.test.ts.
  it('answer 404 for an unknown card', async () => {
    expect((await app.get('/internal/cards/99999999')).status).toBe(404);
  });
});

it('serves the OpenAPI document as JSON and as a page', async () => {
  const { body } = await app.get('/openapi.json');
  expect(body['openapi']).toBe('3.1.0');
  expect((await app.get('/docs')).text).toContain('Swagger UI');
  expect((await app.get('/docs/json')).body).toEqual(body);
});

describe('a manual action of an operator', () => {
  const HAND = { by: 'Eva Paz', reason: 'told by telephone' };
  const act = (payment: string, action: 'refund' | 'chargeback' | 'credit', fields: object, id?: string) =>
    app.command(action, { ...HAND, payment, ...fields, ...(id !== undefined && { id }) });
  const paid = async (...facts: Parameters<typeof settleFacts>[2][]) => {
    const id = await app.createTopUp({ channel: 'Bancard' });
    const before = await app.balance();
    for (const one of facts) await settleFacts(app, id, one, 'Bancard');
    return { id, moved: async () => Math.round(((await app.balance()) - before) * 100) / 100 };
  };
  const money = (payment: string) => runThrough(app, 'money', { payment });
  const resolve = (discrepancy: string, fields: object = HAND) =>
    app.command('resolve', { ...fields, discrepancy });

  it('refunds in parts, records who did it and why, and applies a repeated key once', async () => {
    const { id, moved } = await paid({});
    const key = randomUUID();
    await act(id, 'refund', { amount: 100.5 }, key);
    const { status, body } = await act(id, 'refund', { amount: 100.5 }, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      held: 299.5,
      suspense: 0,
      payments: [{ paid: 400, refunded: 100.5, charged_back: 0 }],
      actions: [{ id: key, action: 'refund', amount: 100.5, ...HAND }],
    });
    expect(await moved()).toBe(299.5);
    await act(id, 'refund', { amount: 299.5 });
    expect(await moved()).toBe(0);
    expect(await app.payment(id)).toMatchObject({ state: 'refunded' });
    expect((await money(id)).actions).toHaveLength(2);
  });

  it('is refused with the key of another action, or with an invalid one', async () => {
    const [{ id }, other] = [await paid({}), await paid({})];
    const key = randomUUID();
    expect((await act(id, 'refund', { amount: 100 }, key)).status).toBe(200);
    const others = [
      await act(id, 'refund', { amount: 200 }, key),
      await act(id, 'refund', { amount: 100, reason: 'another' }, key),
      await act(id, 'chargeback', { amount: 100 }, key),
      await act(other.id, 'refund', { amount: 100 }, key),
    ];
    for (const answer of others) expect(answer).toMatchObject(refusal(409, 'ex_idempotency_conflict'));
    const ofKey = expect.stringMatching(/^id: /) as string;
    expect(await act(id, 'refund', { amount: 100 }, 'no-uuid')).toMatchObject(
      refusal(422, 'ex_invalid_field', ofKey),
    );
    expect([(await money(id)).held, (await money(other.id)).held]).toEqual([300, 400]);
  });

  it('books a chargeback, and then that it was won', async () => {
    const { id, moved } = await paid({});
    await act(id, 'chargeback', { amount: 400 });
    expect(await moved()).toBe(0);
    await act(id, 'chargeback', { amount: 0 });
    expect(await moved()).toBe(400);
    const { history } = await app.payment(id);
    expect((history as object[]).slice(-2)).toMatchObject([
      { state: 'refunded', source: 'operator' },
      { state: 'approved', source: 'operator' },
    ]);
  });

  it.each([
    ['refund', { amount: 400.01 }],
    ['refund', { amount: 0 }],
    ['refund', { amount: 1.001 }],
    ['refund', { amount: 1, by: ' ' }],
    ['refund', { amount: 1, reason: '' }],
    ['refund', { amount: 1, paymentId: 'x' }],
    ['chargeback', { amount: 401 }],
    ['credit', { amount: 1 }],
  ] as const)('is refused as %s %j, and leaves no record', async (action, fields) => {
    const { id, moved } = await paid({});
    expect((await act(id, action, fields)).status).toBe(422);
    expect(await moved()).toBe(400);
    expect(await money(id)).toMatchObject({ actions: [] });
  });

  it('credits at most the amount that waits', async () => {
    const { id, moved } = await paid({ amountCents: 30_000 });
    expect(await moved()).toBe(0);
    expect(await openKinds(app.db, id)).toEqual(['amount-differs']);
    await act(id, 'credit', { amount: 100 });
    expect(await moved()).toBe(100);
    expect((await act(id, 'credit', { amount: 200.01 })).status).toBe(422);
    await act(id, 'credit', { amount: 200 });
    expect(await moved()).toBe(300);
    expect(await openKinds(app.db, id)).toEqual([]);
    await settleFacts(app, id, { amountCents: 30_000, refundedCents: 30_000 }, 'Bancard');
    expect(await moved()).toBe(0);
  });

  it('must name which of two payments it means', async () => {
    const { id, moved } = await paid({ paymentId: 'a1' }, { paymentId: 'a2' });
    const { body } = await act(id, 'refund', { amount: 400 });
    expect(body['result_message']).toContain('--payment');
    expect(await openKinds(app.db, id)).toEqual(['paid-twice']);
    await act(id, 'refund', { amount: 400, paymentId: 'a1' });
    expect(await moved()).toBe(400);
    expect(await openKinds(app.db, id)).toEqual([]);
  });

  it('releases a frozen payment only by resolving its contradiction', async () => {
    const { id, moved } = await paid({ contradiction: 'two readings' }, {});
    expect(await moved()).toBe(0);
    const { id: discrepancy } = await app.row('discrepancies', { transaction_id: id });
    expect((await resolve(discrepancy, { by: 'Eva Paz' })).status).toBe(422);
    expect(await moved()).toBe(0);
    expect((await resolve(discrepancy)).status).toBe(200);
    expect((await resolve(discrepancy)).status).toBe(200);
    expect(await moved()).toBe(400);
    expect(await openKinds(app.db, id)).toEqual([]);
    const [resolved] = await runThrough(app, 'discrepancies', { state: 'resolved' });
    expect(resolved).toMatchObject({ id: discrepancy, resolved_by: 'Eva Paz' });
    // The same contradiction, reported again, stays resolved.
    await settleFacts(app, id, { contradiction: 'two readings' }, 'Bancard');
    expect(await openKinds(app.db, id)).toEqual([]);
  });

  it('gets 404 for an unknown payment or discrepancy', async () => {
    expect((await act(randomUUID(), 'refund', { amount: 1 })).status).toBe(404);
    expect((await resolve(randomUUID())).status).toBe(404);
  });
});
