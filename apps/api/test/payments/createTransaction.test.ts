import { randomUUID } from 'node:crypto';
import { CARDS } from '../support/demoData.ts';
import { PREFERENCES } from '../support/fakeProviders.ts';
import { mercadoPagoPays } from './notify.ts';
import { expectLimited, fixture, refusal, startTestApp, topUp } from '../support/testApp.ts';

/** The reference of a payment that people see (D65). */
const REFERENCE = /^[2346789CDFGHJKMNPQRTVWXY]{8}$/;
const app = fixture(startTestApp);
beforeEach(() => app.begin());

describe('a new top-up', () => {
  it('requests a MercadoPago preference and returns its page', async () => {
    const { status, body } = await app.create();
    expect(status).toBe(201);
    expect(body['checkout']).toMatch(/^http:\/\/provider\.example\/pay\//);
    const id = String(body['transaction_id']);
    const request = app.providers.seen(PREFERENCES).at(-1);
    expect(request?.headers.authorization).toBe(`Bearer ${app.settings.MERCADOPAGO_ACCESS_TOKEN}`);
    expect(request?.headers['x-idempotency-key']).toBe(id);
    // The other fields have a test of their own (preference.test.ts).
    expect(request?.body).toMatchObject({
      external_reference: id,
      items: [{ quantity: 1, unit_price: 400, currency_id: 'UYU' }],
      back_urls: { success: `http://localhost:4200/bancard-checkout-success/${id}` },
    });
    expect(await app.getStatus(id)).toMatchObject({
      authorizationResult: 'PENDING',
      errorMessage: null,
      amount: 400,
      currency: 858,
      uid: CARDS.plain,
      channel: 'MercadoPagos',
      reference: expect.stringMatching(REFERENCE) as string,
    });
    expect(await app.listStates(id)).toEqual(['created', 'pending']);
  });

  it('returns the slip of RedPagos, which its status shows until it is paid', async () => {
    const { body } = await app.create({ channel: 'RedPagos' });
    expect(body['checkout']).toMatch(/\/slip\//);
    const id = String(body['transaction_id']);
    const { created_at, expires_at } = await app.row('transactions', { id });
    expect(expires_at.getTime() - created_at.getTime()).toBe(app.settings.REDPAGOS_TTL_MS);
    const { ticket, authorizationResult } = await app.getStatus(id);
    expect(authorizationResult).toBe('PENDING');
    expect(ticket).toEqual({
      number: expect.stringMatching(/^REF\d+$/) as string,
      verificationCode: expect.stringMatching(/^V\d+$/) as string,
      slip: body['checkout'],
      payUntil: expires_at.toISOString(),
    });

    await mercadoPagoPays(app, id, { id: 901 }, 'redpagos');
    expect(await app.getStatus(id)).toMatchObject({ authorizationResult: 'APPROVED' });
    expect(await app.getStatus(id)).not.toHaveProperty('ticket');
  });

  it('gets a reference, by which operators find it', async () => {
    const id = await app.createTopUp();
    const reference = String((await app.getStatus(id))['reference']);
    const asWritten = reference.toLowerCase().replace(/^.{4}/, '$& ');
    expect(await app.payment(encodeURIComponent(asWritten))).toMatchObject({ id, reference });
    const money = () => app.command('money', { payment: reference });
    expect((await money()).body).toMatchObject({ held: 0, payments: [] });
    await mercadoPagoPays(app, id, { id: 902 });
    expect((await money()).body).toMatchObject({ held: 400 });
    // An unused reference finds nothing, and no reference opens a result page.
    expect((await app.get('/internal/transactions/22222222')).status).toBe(404);
    expect((await app.get(`/api/v1/transaction/status/${reference}`)).status).toBe(404);
  });
});

describe('the creation of a top-up', () => {
  it.each<[string, object, string, string?]>([
    ['more than the limit', { amount: 20_000.01 }, 'ex_amount_refused'],
    ['a channel named like a property', { channel: 'constructor' }, 'ex_channel_refused'],
    [
      'RedPagos for a splitting building',
      { channel: 'RedPagos', uid: CARDS.splitting },
      'ex_channel_refused',
    ],
    ['a malformed card', { uid: '1234' }, 'ex_card_not_found'],
    [
      'a payer without e-mail and name',
      { email: undefined, name: '' },
      'ex_missing_parameters',
      'email, name',
    ],
    ['a RUT with letters', { rut: '21100342001A' }, 'ex_invalid_field', 'rut'],
    ['a RUT of 13 digits', { rut: '2110034200170' }, 'ex_invalid_field', 'rut'],
    ['PagosWeb without a method', { channel: 'PagosWeb', paymentMethod: 0 }, 'ex_missing_parameters'],
    ['PagosWeb with an unknown method', { channel: 'PagosWeb', paymentMethod: 9 }, 'ex_invalid_field'],
    ['VISA without an address', { channel: 'PagosWeb', address: '' }, 'ex_missing_parameters'],
    ['OCA without a document', { channel: 'PagosWeb', paymentMethod: 3 }, 'ex_missing_parameters'],
  ])('refuses %s, and keeps nothing', async (_what, fields, code, ...[detail]) => {
    const before = await app.rows('transactions');
    const key = randomUUID();
    expect(await app.create(fields, key)).toMatchObject(refusal(422, code, detail));
    expect(await app.rows('transactions')).toHaveLength(before.length);
    // The key is not used up: the corrected form succeeds with it.
    expect((await app.create({}, key)).status).toBe(201);
  });

  // A use of the demo card costs 120,50 (demoData.ts).
  it.each([
    ['1', 120.49, 'El monto mínimo es $ 120,50 (un uso).'],
    ['2', 240.99, 'El monto mínimo es $ 241 (2 usos).'],
  ])('refuses less than the price of %s uses, and tells the minimum', async (uses, amount, text) => {
    const strict = await app.another({ MIN_TOPUP_USES: Number(uses) });
    const { body: refused } = await strict.create({ amount });
    expect(refused).toMatchObject({ result_code: 'ex_amount', result_detail: null });
    expect(String(refused['result_message']).replaceAll('\u00a0', ' ')).toBe(text);
    expect((await strict.create({ amount: (amount * 100 + 1) / 100 })).status).toBe(201);
  });

  it.each(['211003420018', '21', ' 21.100342-0017'])('accepts the RUT "%s" (D16)', async (rut) => {
    expect((await app.create({ rut })).status).toBe(201);
  });
});

describe('the idempotency key of a top-up', () => {
  it('answers a retry with the same payment until that has expired or was denied, and with its result', async () => {
    const key = randomUUID();
    const press = async () => (await app.create({}, key)).body;
    const before = app.providers.seen(PREFERENCES).length;
    const first = await press();
    expect((await app.create({}, key.toUpperCase())).body).toEqual(first);
    expect(app.providers.seen(PREFERENCES).length).toBe(before + 1);
    app.advance(app.settings.PENDING_TTL_MS);
    await app.reconcile();
    const second = await press();
    await mercadoPagoPays(app, String(second['transaction_id']), { status: 'rejected' });
    const third = await press();
    const ids = [first, second, third].map(({ transaction_id: id }) => String(id));
    expect(new Set(ids).size).toBe(3);
    await mercadoPagoPays(app, String(ids[2]));
    const checkout = `http://localhost:4200/bancard-checkout-success/${ids[2]}`;
    expect(await press()).toEqual({ checkout, transaction_id: ids[2] });
  });

  it('makes one payment of concurrent requests', async () => {
    const key = randomUUID();
    const before = app.providers.seen(PREFERENCES).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.create({}, key)));
    expect(new Set(answers.map(({ body }) => body['transaction_id'])).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(app.providers.seen(PREFERENCES).length).toBe(before + 1);
  });

  it('still answers a retry after the card was lost', async () => {
    const key = randomUUID();
    const first = await app.create({ uid: CARDS.other }, key);
    await app.change('cards', { uid: CARDS.other }, { state: 'lost' });
    expect((await app.create({ uid: CARDS.other }, key)).body).toEqual(first.body);
    await app.change('cards', { uid: CARDS.other }, { state: 'active' });
  });
});

describe('a failing provider', () => {
  const hasty = fixture(() => startTestApp({ PROVIDER_TIMEOUT_MS: '1000' }));

  it.each<[string, () => { status?: number; body?: unknown; raw?: string } | Promise<never>]>([
    ['answers with an error', () => ({ status: 500, body: { message: 'no' } })],
    ['refuses', () => ({ status: 400, body: { message: 'no', error: 'bad', status: 400, cause: [] } })],
    ['answers HTML', () => ({ raw: '<html>' })],
    ['answers another shape', () => ({ body: { id: 5 } })],
    ['gives a link that is none', () => ({ body: { id: 'x', init_point: 'javascript:alert(1)' } })],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('that %s leads to 502, a denied payment and a reusable key', async (_what, responder) => {
    hasty.providers.on(PREFERENCES, responder);
    const key = randomUUID();
    expect(await hasty.create({}, key)).toMatchObject(refusal(502, 'ex_provider_unavailable'));
    const { id } = await hasty.lastPayment();
    expect(await hasty.payment(id)).toMatchObject({ history: [{}, { state: 'denied', source: 'api' }] });
    hasty.providers.restore();
    expect((await hasty.create({}, key)).status).toBe(201);
  });
});

it('limits a card to 60 new top-ups a minute per address, not counting retries', async () => {
  const from = (address: string, key?: string) =>
    app.post('/api/v1/transaction/create', topUp({ uid: CARDS.splitting }), {
      'x-forwarded-for': address,
      ...(key !== undefined && { 'idempotency-key': key }),
    });
  const [stranger, owner, key] = ['203.0.113.1', '203.0.113.2', randomUUID()];
  await from(stranger, key);
  const answers = await Promise.all(Array.from({ length: 60 }, () => from(stranger)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(59);
  expectLimited(await from(stranger));
  expect((await from(stranger, key)).status).toBe(201);
  expect((await from(owner)).status).toBe(201);
  expect((await app.create({ uid: CARDS.plain })).status).toBe(201);
  app.advance(61_000);
  expect((await from(stranger)).status).toBe(201);
});
