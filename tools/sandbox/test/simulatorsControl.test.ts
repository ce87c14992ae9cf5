import { randomUUID } from 'node:crypto';
import { shortUuid } from '@laundry/strings/format';
import { NEWEST_FIRST, bearer, createCheckout, eachMerchant, preference } from './merchant.ts';

const merchant = eachMerchant();
const settle = (reference: string, outcome: string, amount?: number) =>
  merchant.settle('mercadopago', reference, outcome, amount);
const ask = async (path: string): Promise<unknown> =>
  (await merchant.get(`/mercadopago/v1/${path}`, bearer)).json();
const found = (query: string) => ask(`payments/search?${NEWEST_FIRST}&${query}`);
const listed = (reference: string, state: string) => ({
  provider: 'mercadopago',
  reference,
  amount: 1234.5,
  state,
  held: state === 'approved' ? 1234.5 : 0,
});

/** Adds an order to the API whose payment no browser has brought to PagosWeb. @returns its id */
function placeOrder(channel = 'PagosWeb') {
  const id = randomUUID();
  merchant.transactions.set(id, { id, channel, amount: 400.5 });
  return id;
}

describe('control', () => {
  it('settles an unopened payment, and then notifies the contrary without a refund', async () => {
    await createCheckout(merchant, 'a');
    expect(await merchant.payments()).toEqual([listed('a', 'pending')]);
    expect([await settle('a', 'approve'), await settle('a', 'deny')]).toEqual([200, 200]);
    const told = merchant.received.map(({ url }) => ask(`payments/${url.searchParams.get('data.id')}`));
    expect(await Promise.all(told)).toMatchObject([{ status: 'approved' }, { status: 'rejected' }]);
    // A refusal does not refund money that was taken.
    expect(await merchant.payments()).toEqual([listed('a', 'approved')]);
  });

  it('answers an unknown reference with 404', async () => {
    for (const provider of ['mercadopago', 'pagosweb', 'bancard', 'redpagos'])
      expect(await merchant.settle(provider, 'nobody', 'approve')).toBe(404);
  });

  it.each([
    ['settle', { provider: 'mercadopago', reference: 'a', outcome: 'pay' }],
    ['faults', { provider: 'bancard', fault: 'low-score' }],
    ['settle', '{'],
  ])('refuses a wrong body: %s %j', async (path, body) => {
    const answer = await merchant.post(`/_control/${path}`, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: expect.any(String) as string });
  });

  it('finds a PagosWeb payment that no browser has opened, and pays it once on two requests', async () => {
    const [ours, another] = [placeOrder(), placeOrder('MercadoPagos')];
    const both = [ours, ours].map((id) => merchant.settle('pagosweb', id, 'approve'));
    expect(await Promise.all(both)).toEqual([200, 200]);
    expect(await merchant.settle('pagosweb', another, 'approve')).toBe(404);
    expect(await merchant.payments()).toMatchObject([
      { provider: 'pagosweb', reference: ours, state: 'approved' },
    ]);
    const told = merchant.received.map(({ body }) => new URLSearchParams(body));
    expect(new Set(told.map((fields) => fields.get('numeroTransaccion'))).size).toBe(1);
    expect(Object.fromEntries(told[0] ?? [])).toMatchObject({
      ventaAprobada: 'True',
      monto: '400,5',
      numeroOrden: shortUuid(ours),
    });
  });

  it('keeps payments through a restart', async () => {
    const page = await createCheckout(merchant, 'a');
    await createCheckout(merchant, 'b');
    await settle('b', 'deny');
    await merchant.restart();
    expect(await merchant.payments()).toEqual([listed('a', 'pending'), listed('b', 'denied')]);
    const { search } = new URL(page);
    expect((await merchant.get(`/mercadopago/checkout/v1/redirect${search}`)).status).toBe(200);
    expect(await settle('a', 'approve')).toBe(200);
  });
});

describe('a paid payment', () => {
  /** The subject of the last webhook, queried from the provider. */
  function lastNotification() {
    const query = merchant.received.at(-1)?.url.searchParams;
    return ask(`${query?.get('type') === 'payment' ? 'payments' : 'chargebacks'}/${query?.get('data.id')}`);
  }

  it('is refunded in parts, each with a notification', async () => {
    await createCheckout(merchant, 'a');
    expect([await settle('a', 'refund'), await settle('a', 'approve')]).toEqual([409, 200]);
    expect(await settle('a', 'refund', 234.5)).toBe(200);
    expect(await lastNotification()).toMatchObject({
      status: 'approved',
      status_detail: 'partially_refunded',
      transaction_amount_refunded: 234.5,
    });
    expect(await merchant.payments()).toMatchObject([{ state: 'approved', held: 1000 }]);
    expect([await settle('a', 'refund', 1000.5), await settle('a', 'refund')]).toEqual([409, 200]);
    expect(await lastNotification()).toMatchObject({
      status: 'refunded',
      transaction_amount_refunded: 1234.5,
    });
    expect(await merchant.payments()).toMatchObject([{ state: 'refunded', held: 0 }]);
    expect(merchant.received).toHaveLength(3);
  });

  it('is charged back and won back, each notified as a case', async () => {
    await createCheckout(merchant, 'a');
    await settle('a', 'approve');
    expect([await settle('a', 'chargeback-won'), await settle('a', 'chargeback')]).toEqual([409, 200]);
    const about = [expect.any(Number) as number];
    expect(await lastNotification()).toMatchObject({ payments: about, amount: 1234.5 });
    expect(await found('external_reference=a')).toMatchObject({ results: [{ status: 'charged_back' }] });
    expect(await merchant.payments()).toMatchObject([{ state: 'charged_back', held: 0 }]);
    expect(await settle('a', 'chargeback-won')).toBe(200);
    expect(await lastNotification()).toMatchObject({ payments: about });
    expect(await found('external_reference=a')).toMatchObject({ results: [{ status: 'approved' }] });
  });

  it('is paid twice, and found by day and page', async () => {
    await createCheckout(merchant, 'a');
    expect([await settle('a', 'approve'), await settle('a', 'approve-again')]).toEqual([200, 200]);
    expect(await merchant.payments()).toMatchObject([{ state: 'approved', held: 2469 }]);
    const day = new Date().toISOString().slice(0, 10);
    const range = `range=date_created&begin_date=${day}T00:00:00.000Z&end_date=${day}T23:59:59.999Z`;
    expect(await found(`${range}&limit=1&offset=1`)).toMatchObject({
      paging: { total: 2, limit: 1, offset: 1 },
      results: [{ external_reference: 'a', status: 'approved' }],
    });
    expect(await found('range=date_created')).toMatchObject({ status: 400 });
  });

  it('sends no notification that the protocol lacks', async () => {
    const id = placeOrder();
    const change = (outcome: string, amount?: number) => merchant.settle('pagosweb', id, outcome, amount);
    expect([await change('approve'), await change('refund', 100), await change('chargeback')]).toEqual([
      200, 200, 200,
    ]);
    expect(merchant.received).toHaveLength(1);
    expect(await merchant.payments()).toMatchObject([{ state: 'charged_back', held: 0 }]);
  });
});

describe('faults', () => {
  const create = async (reference: string) =>
    (await merchant.post('/mercadopago/checkout/preferences', preference(merchant, reference), bearer))
      .status;

  it('add up, are used in order, and are cleared by a reset, which also resets the timings', async () => {
    await merchant.arm('mercadopago', 'create-error', 2);
    await merchant.arm('mercadopago', 'create-malformed');
    await merchant.arm('mercadopago', 'create-error', 2);
    const answers = [];
    for (const reference of ['a', 'b', 'c', 'd']) answers.push(await create(reference));
    expect(answers).toEqual([500, 500, 201, 500]);
    // No body, from a client that always names JSON.
    expect((await merchant.post('/_control/reset', '')).status).toBe(200);
    const timings = async (): Promise<unknown> => (await merchant.get('/_control/timings')).json();
    expect(await timings()).toEqual({ count: 0, totalMs: 0 });
    expect(await create('e')).toBe(201);
    expect(await merchant.payments()).toEqual([listed('e', 'pending')]);
    expect(await timings()).toMatchObject({ count: 1 });
  });

  it('send a webhook twice (everyChannel.test.ts has lost, late and forged ones)', async () => {
    await merchant.arm('mercadopago', 'webhook-duplicate');
    await createCheckout(merchant, 'a');
    await settle('a', 'approve');
    expect(merchant.received).toHaveLength(2);
    const [first, second] = merchant.received;
    expect(first?.headers['x-request-id']).toBe(second?.headers['x-request-id']);
  });

  it('affect the status query and the captcha', async () => {
    await merchant.arm('mercadopago', 'status-error');
    for (const fault of ['script-missing', 'low-score']) await merchant.arm('recaptcha', fault);
    expect(await found('external_reference=a')).toMatchObject({ status: 500 });
    expect(await found('external_reference=a')).toMatchObject({ results: [] });
    const script = async () => (await merchant.get('/recaptcha/api.js?render=key')).status;
    expect([await script(), await script()]).toEqual([404, 200]);
    const sent = { secret: 'local-recaptcha-secret', response: 'test-login' };
    const verify = async (): Promise<unknown> =>
      (await merchant.submit(merchant.url('/recaptcha/api/siteverify'), sent)).json();
    expect([await verify(), await verify()]).toMatchObject([{ score: 0.1 }, { score: 0.9 }]);
  });
});
