import {
  Chargeback,
  IdentificationType,
  MercadoPagoConfig,
  MerchantOrder,
  Payment,
  PaymentMethod,
  PaymentRefund,
  Preference,
} from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { openMerchant, preference } from './merchant.ts';
import type { Merchant } from './merchant.ts';

let merchant: Merchant;
const realHost = AppConfig.BASE_URL;
const configOf = (accessToken: string) => new MercadoPagoConfig({ accessToken, options: { maxRetries: 0 } });
let config: MercadoPagoConfig;
// The SDK keeps the options of a call, its idempotency key too, in the configuration that it was given.
beforeEach(async () => {
  config = configOf('local-mercadopago-token');
  merchant = await openMerchant();
  Object.assign(AppConfig, { BASE_URL: merchant.url('/mercadopago') });
});
afterEach(async () => {
  Object.assign(AppConfig, { BASE_URL: realHost });
  await merchant.close();
});

const settle = (reference: string, outcome: string) =>
  merchant.post('/_control/settle', { provider: 'mercadopago', reference, outcome });
const anyText = expect.any(String) as string;
const WITH_OFFSET = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/) as string;

/** Creates a preference and pays it. @returns the payment's id */
async function paid(reference: string): Promise<number> {
  await new Preference(config).create({ body: request(reference) });
  await settle(reference, 'approve');
  const { results = [] } = await new Payment(config).search({
    options: { external_reference: reference, sort: 'date_created', criteria: 'desc' },
  });
  return Number(results[0]?.id);
}

const request = (reference: string) => ({
  ...preference(merchant, reference),
  items: preference(merchant, reference).items.map((item) => ({ id: 'recarga', ...item })),
});

describe('MercadoPago’s official SDK', () => {
  it('creates, reads, changes and finds a preference', async () => {
    const client = new Preference(config);
    const made = await client.create({
      body: { ...request('a'), expires: true, expiration_date_to: '2099-11-23T17:10:00.000-03:00' },
    });
    expect(made).toMatchObject({
      id: anyText,
      init_point: anyText,
      site_id: 'MLU',
      external_reference: 'a',
      expires: true,
      date_created: WITH_OFFSET,
    });
    const id = String(made.id);
    expect(await client.get({ preferenceId: id })).toMatchObject({ id, external_reference: 'a' });
    const updatePreferenceRequest = {
      items: [{ id: 'x', title: 'Otra', quantity: 2, unit_price: 10, currency_id: 'UYU' }],
    };
    await client.update({ id, updatePreferenceRequest });
    expect(await client.get({ preferenceId: id })).toMatchObject({ items: [{ title: 'Otra' }] });
    expect(await client.search({ options: { external_reference: 'a' } })).toMatchObject({
      elements: [{ id }],
      total: 1,
    });
  });

  it('gets the first answer for a repeated key', async () => {
    const client = new Preference(config);
    const create = () =>
      client.create({ body: request('a'), requestOptions: { idempotencyKey: 'the-same-key' } });
    expect((await create()).id).toBe((await create()).id);
  });

  it('reads a payment and finds it by reference, state and day', async () => {
    const client = new Payment(config);
    const id = await paid('a');
    await paid('b');
    expect(await client.get({ id })).toMatchObject({
      id,
      status: 'approved',
      status_detail: 'accredited',
      external_reference: 'a',
      transaction_amount: 1234.5,
      currency_id: 'UYU',
      date_created: WITH_OFFSET,
    });
    const today = { range: 'date_created', begin_date: 'NOW-1DAYS', end_date: 'NOW' } as const;
    const found = await client.search({ options: { ...today, sort: 'date_created', criteria: 'asc' } });
    expect(found.results?.map((one) => one.external_reference)).toEqual(['a', 'b']);
    expect(await client.search({ options: { ...today, status: 'rejected' } })).toMatchObject({ results: [] });
    await expect(client.search({ options: { ...today, begin_date: '2026-11-23' } })).rejects.toMatchObject({
      status: 400,
      causes: [{ code: 1001 }],
    });
    await expect(client.get({ id: 123456 })).rejects.toMatchObject({ status: 404 });
  });

  it('cancels what waits, and nothing else', async () => {
    const client = new Payment(config);
    const id = await paid('a');
    await expect(client.cancel({ id })).rejects.toMatchObject({ status: 400 });
    await new Preference(config).create({ body: request('b') });
    const checkout = (await new Preference(config).search({ options: { external_reference: 'b' } }))
      .elements?.[0];
    const page = merchant.url(`/mercadopago/checkout/v1/redirect?pref_id=${checkout?.id}`);
    await merchant.submit(page, { choice: 'pending' });
    const { results = [] } = await client.search({ options: { external_reference: 'b' } });
    expect(results).toMatchObject([{ status: 'in_process' }]);
    expect(await client.cancel({ id: Number(results[0]?.id) })).toMatchObject({
      status: 'cancelled',
      status_detail: 'by_collector',
    });
  });

  it('refunds a part and the rest, and lists both', async () => {
    const client = new PaymentRefund(config);
    const id = await paid('a');
    const part = await client.create({ payment_id: id, body: { amount: 234.5 } });
    expect(part).toMatchObject({
      payment_id: id,
      amount: 234.5,
      status: 'approved',
      date_created: WITH_OFFSET,
    });
    expect(await client.get({ payment_id: id, refund_id: Number(part.id) })).toMatchObject({ amount: 234.5 });
    expect(await new Payment(config).get({ id })).toMatchObject({ status_detail: 'partially_refunded' });
    await expect(client.create({ payment_id: id, body: { amount: 2000 } })).rejects.toMatchObject({
      status: 400,
    });
    await client.total({ payment_id: id });
    const refunds = await client.list({ payment_id: id });
    expect(refunds.map(({ amount }) => amount)).toEqual([234.5, 1000]);
    expect(await new Payment(config).get({ id })).toMatchObject({ status: 'refunded' });
  });

  it('reads methods, document types, orders and chargebacks', async () => {
    expect(await new PaymentMethod(config).get()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'redpagos', payment_type_id: 'ticket', max_allowed_amount: 150_000 }),
      ]),
    );
    const types = await new IdentificationType(config).list();
    expect(types.map(({ id }) => id)).toEqual(['CI', 'Otro']);

    const id = await paid('a');
    const orders = new MerchantOrder(config);
    const found = await orders.search({ options: { external_reference: 'a' } });
    expect(found).toMatchObject({ elements: [{ order_status: 'paid', payments: [{ id }] }], total: 1 });
    const merchantOrderId = Number(found.elements?.[0]?.id);
    expect(await orders.get({ merchantOrderId })).toMatchObject({ status: 'closed', paid_amount: 1234.5 });

    await settle('a', 'chargeback');
    const disputes = new Chargeback(config);
    const disputed = await disputes.search({ options: { payment_id: id } });
    expect(await disputes.get({ id: String(disputed.results?.[0]?.id) })).toMatchObject({
      payments: [id],
      amount: 1234.5,
    });
  });

  it('is refused as by the real one', async () => {
    const create = (body: object) => new Preference(config).create({ body: { ...request('a'), ...body } });
    await expect(create({ items: [] })).rejects.toMatchObject({ status: 400 });
    const [item] = request('a').items;
    await expect(create({ items: [{ ...item, currency_id: 'ARS' }] })).rejects.toMatchObject({ status: 400 });
    await expect(create({ auto_return: 'approved', back_urls: {} })).rejects.toMatchObject({
      status: 400,
      error: 'invalid_auto_return',
    });
    for (const wrong of ['2026-11-23T17:10:00-03:00', '2026-11-23', '2026-11-23T17:10:00.000'])
      await expect(create({ expires: true, expiration_date_to: wrong })).rejects.toMatchObject({
        status: 400,
        causes: [{ code: 23 }],
      });
    await expect(new Payment(configOf('of-another')).get({ id: 1 })).rejects.toMatchObject({ status: 401 });
    expect((await merchant.post('/mercadopago/checkout/preferences', {})).status).toBe(401);
  });
});

it('refuses a refund without its key, and gives a repeated key the first refund', async () => {
  const id = await paid('a');
  const authorization = 'Bearer local-mercadopago-token';
  const refund = (headers: Record<string, string>) =>
    merchant.post(`/mercadopago/v1/payments/${id}/refunds`, { amount: 10 }, { authorization, ...headers });
  const refused = await refund({});
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    message: expect.stringContaining('X-Idempotency-Key') as string,
    error: 'bad_request',
    status: 400,
    cause: [{ code: 4292, description: expect.any(String) as string, data: null }],
  });
  const answers = [];
  for (let time = 0; time < 2; time += 1)
    answers.push(await (await refund({ 'x-idempotency-key': 'k' })).json());
  expect(answers[0]).toEqual(answers[1]);
  expect(await new PaymentRefund(config).list({ payment_id: id })).toHaveLength(1);
});

it('closes the page of a preference at its end', async () => {
  const { init_point: page = '' } = await new Preference(config).create({
    body: { ...request('a'), expires: true, expiration_date_to: '2020-01-01T00:00:00.000-03:00' },
  });
  const answer = await merchant.submit(page, { choice: 'approved' });
  expect(answer.status).toBe(409);
  expect(await (await fetch(page)).text()).not.toContain('value="approved"');
});

it('sends an IPN beside each webhook unless told otherwise', async () => {
  const body = { ...request('a'), notification_url: `${merchant.origin}/hooks?own=1` };
  await new Preference(config).create({ body });
  const second = merchant.next().then(() => merchant.next());
  await settle('a', 'approve');
  if (merchant.received.length < 2) await second;
  const queries = merchant.received.map(({ url }) => Object.fromEntries(url.searchParams));
  const id = expect.stringMatching(/^\d+$/) as string;
  expect(queries).toHaveLength(2);
  expect(queries).toContainEqual({ own: '1', 'data.id': id, type: 'payment' });
  expect(queries).toContainEqual({ own: '1', topic: 'payment', id });
  const signed = merchant.received.filter(({ headers }) => headers['x-signature'] !== undefined);
  expect(signed).toHaveLength(1);
});
