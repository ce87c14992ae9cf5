import { Chargeback, MercadoPagoConfig, Payment, PaymentMethod, Preference } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { createCheckout, eachMerchant, preference } from './merchant.ts';

const merchant = eachMerchant();
const realHost = AppConfig.BASE_URL;
const toConfig = (accessToken: string) => new MercadoPagoConfig({ accessToken, options: { maxRetries: 0 } });
let config: MercadoPagoConfig;
// The SDK stores the options of a call, and its idempotency key, in the configuration that it was given.
beforeEach(() => {
  config = toConfig('local-mercadopago-token');
  Object.assign(AppConfig, { BASE_URL: merchant.url('/mercadopago') });
});
afterEach(() => void Object.assign(AppConfig, { BASE_URL: realHost }));

const settle = (reference: string, outcome: string) => merchant.settle('mercadopago', reference, outcome);

const HOUR = 3_600_000;
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

const request = (reference: string) => preference(merchant, reference);

describe('MercadoPago’s official SDK', () => {
  it('creates a preference', async () => {
    const body = { ...request('a'), expires: true, expiration_date_to: '2099-11-23T17:10:00.000-03:00' };
    expect(await new Preference(config).create({ body })).toMatchObject({
      id: anyText,
      init_point: anyText,
      site_id: 'MLU',
      external_reference: 'a',
      expires: true,
      date_created: WITH_OFFSET,
    });
  });

  it('gets the first response for a repeated idempotency key', async () => {
    const client = new Preference(config);
    const create = () =>
      client.create({ body: request('a'), requestOptions: { idempotencyKey: 'the-same-key' } });
    expect((await create()).id).toBe((await create()).id);
  });

  it('reads a payment and finds it by reference and day', async () => {
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
    const day = (ms: number) => new Date(Date.now() + ms).toISOString();
    const order = { sort: 'date_created', criteria: 'asc' } as const;
    const today = { ...order, range: 'date_created', begin_date: day(-HOUR), end_date: day(HOUR) } as const;
    const found = await client.search({ options: today });
    expect(found.results?.map((one) => one.external_reference)).toEqual(['a', 'b']);
    const later = { ...today, begin_date: day(HOUR / 2) };
    expect(await client.search({ options: later })).toMatchObject({ results: [] });
    await expect(client.search({ options: { ...today, begin_date: '2026-11-23' } })).rejects.toMatchObject({
      status: 400,
      causes: [{ code: 1001 }],
    });
    await expect(client.get({ id: 123456 })).rejects.toMatchObject({ status: 404 });
  });

  it('reads payment methods and chargebacks', async () => {
    expect(await new PaymentMethod(config).get()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'redpagos', payment_type_id: 'ticket', max_allowed_amount: 150_000 }),
      ]),
    );
    const id = await paid('a');
    await settle('a', 'chargeback');
    const dispute = String(merchant.received.at(-1)?.url.searchParams.get('data.id'));
    expect(await new Chargeback(config).get({ id: dispute })).toMatchObject({
      payments: [id],
      amount: 1234.5,
    });
  });

  it('gets the errors of the real provider', async () => {
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
    // A search has to name its sort order.
    const search = new Payment(config).search({ options: { external_reference: 'a' } });
    await expect(search).rejects.toMatchObject({ status: 400 });
    const unknown = await fetch(merchant.url('/mercadopago/v1/unknown'));
    expect(await unknown.json()).toMatchObject({ error: 'not_found', status: 404, cause: [] });
    await expect(new Payment(toConfig('of-another')).get({ id: 1 })).rejects.toMatchObject({ status: 401 });
    expect((await merchant.post('/mercadopago/checkout/preferences', {})).status).toBe(401);
  });
});

it('an expired preference cannot be paid', async () => {
  const { init_point: page = '' } = await new Preference(config).create({
    body: { ...request('a'), expires: true, expiration_date_to: '2020-01-01T00:00:00.000-03:00' },
  });
  const answer = await merchant.submit(page, { choice: 'approved' });
  expect(answer.status).toBe(409);
  expect(await (await fetch(page)).text()).not.toContain('value="approved"');
});

it('sends an IPN beside each webhook by default', async () => {
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

it('offers four outcomes of a payment, and another try after a refusal', async () => {
  const address = await createCheckout(merchant, 'orden-<1>');
  const pageAt = async () => (await fetch(address)).text();
  const page = await pageAt();
  const buttons = ['Aprobar pago', 'Rechazar pago', 'Dejar pendiente', 'Cancelar'];
  const shown = ['$\u00a01.234,50', 'orden-&lt;1&gt;', 'Carga &lt;de&gt; saldo'];
  for (const part of [...shown, ...buttons.map((label) => `>${label}</button>`)])
    expect(page).toContain(part);
  const refused = await merchant.submit(address, { choice: 'denied' });
  expect(refused.status).toBe(303);
  const back = new URL(refused.headers.get('location') ?? '').searchParams;
  expect([back.get('status'), back.get('merchant_account_id')]).toEqual(['rejected', 'null']);
  const paid = await merchant.submit(address, { choice: 'approved' });
  expect(new URL(paid.headers.get('location') ?? '').pathname).toBe('/done');
  expect(await pageAt()).toContain('Este pago ya fue realizado.');
  // A second click must not make a second payment.
  await merchant.submit(address, { choice: 'denied' });
  expect(merchant.received).toHaveLength(2);
});

it('sends an unacknowledged webhook again', async () => {
  await createCheckout(merchant, 'a');
  merchant.answer.status = 500;
  await settle('a', 'approve');
  merchant.answer.status = 200;
  await merchant.next();
  expect(merchant.received).toHaveLength(2);
});
