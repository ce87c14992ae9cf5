import { randomUUID } from 'node:crypto';
import { shortUuid } from '@laundry/strings/format';
import { NEWEST_FIRST, bearer, createCheckout, openMerchant, preference } from './merchant.ts';
import type { Merchant } from './merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await openMerchant();
});
afterEach(() => merchant.close());

const settle = (provider: string, reference: string, outcome: string) =>
  merchant.post('/_control/settle', { provider, reference, outcome });
const arm = (provider: string, fault: string, times = 1) =>
  merchant.post('/_control/faults', { provider, fault, times });
const payments = async (): Promise<unknown> => (await merchant.get('/_control/payments')).json();
const listed = (reference: string, state: string) => ({
  provider: 'mercadopago',
  reference,
  amount: 1234.5,
  state,
  held: state === 'approved' ? 1234.5 : 0,
});

describe('control', () => {
  it('settles a payment that nobody has opened, and once more to the contrary', async () => {
    await createCheckout(merchant, 'a');
    expect(await payments()).toEqual([listed('a', 'pending')]);
    expect((await settle('mercadopago', 'a', 'approve')).status).toBe(200);
    expect((await settle('mercadopago', 'a', 'deny')).status).toBe(200);
    expect(merchant.received).toHaveLength(2);
    const statuses = await Promise.all(
      merchant.received.map(async ({ url }) =>
        (await merchant.get(`/mercadopago/v1/payments/${url.searchParams.get('data.id')}`, bearer)).json(),
      ),
    );
    expect(statuses).toMatchObject([{ status: 'approved' }, { status: 'rejected' }]);
    // A refusal does not refund money that was taken.
    expect(await payments()).toEqual([listed('a', 'approved')]);
  });

  it('knows no unknown reference, and takes no wrong body', async () => {
    expect((await settle('mercadopago', 'nobody', 'approve')).status).toBe(404);
    expect((await settle('pagosweb', 'nobody', 'approve')).status).toBe(404);
    for (const [path, body] of [
      ['settle', { provider: 'mercadopago', reference: 'a', outcome: 'pay' }],
      ['settle', { provider: 'paypal', reference: 'a', outcome: 'approve' }],
      ['faults', { provider: 'recaptcha', fault: 'create-error' }],
      ['faults', { provider: 'bancard', fault: 'low-score' }],
      ['faults', { provider: 'bancard', fault: 'create-error', times: 0 }],
    ] as const) {
      const answer = await merchant.post(`/_control/${path}`, body);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ error: expect.any(String) as string });
    }
    const broken = await fetch(merchant.url('/_control/settle'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(broken.status).toBe(422);
  });

  it('finds a PagosWeb payment that no browser has brought', async () => {
    const [ours, another] = [randomUUID(), randomUUID()];
    merchant.transactions.set(ours, { id: ours, channel: 'PagosWeb', amount: 400.5 });
    merchant.transactions.set(another, { id: another, channel: 'MercadoPagos', amount: 400 });
    expect((await settle('pagosweb', ours, 'approve')).status).toBe(200);
    expect((await settle('pagosweb', another, 'approve')).status).toBe(404);
    expect(await payments()).toMatchObject([{ provider: 'pagosweb', reference: ours, state: 'approved' }]);
    const lastNotification = new URLSearchParams(merchant.received[0]?.body);
    expect(Object.fromEntries(lastNotification)).toMatchObject({
      ventaAprobada: 'True',
      monto: '400,5',
      numeroOrden: shortUuid(ours),
    });
  });

  it('pays such a payment once, also where it is settled twice at once', async () => {
    const id = randomUUID();
    merchant.transactions.set(id, { id, channel: 'PagosWeb', amount: 400 });
    await Promise.all([settle('pagosweb', id, 'approve'), settle('pagosweb', id, 'approve')]);
    const numbers = merchant.received.map(({ body }) => new URLSearchParams(body).get('numeroTransaccion'));
    expect(new Set(numbers).size).toBe(1);
  });

  it('keeps payments through a restart', async () => {
    const page = await createCheckout(merchant, 'a');
    await createCheckout(merchant, 'b');
    await settle('mercadopago', 'b', 'deny');
    await merchant.restart();
    expect(await payments()).toEqual([listed('a', 'pending'), listed('b', 'denied')]);
    const { search } = new URL(page);
    expect((await merchant.get(`/mercadopago/checkout/v1/redirect${search}`)).status).toBe(200);
    expect((await settle('mercadopago', 'a', 'approve')).status).toBe(200);
  });
});

describe('what becomes of a paid payment', () => {
  const amend = async (provider: string, reference: string, outcome: string, amount?: number) =>
    (await merchant.post('/_control/settle', { provider, reference, outcome, amount })).status;
  /** The subject of the last webhook, queried from the provider. */
  async function lastNotification(): Promise<unknown> {
    const url = merchant.received.at(-1)?.url;
    const path = url?.searchParams.get('type') === 'payment' ? 'payments' : 'chargebacks';
    return (await merchant.get(`/mercadopago/v1/${path}/${url?.searchParams.get('data.id')}`, bearer)).json();
  }
  const found = async (query: string): Promise<unknown> =>
    (await merchant.get(`/mercadopago/v1/payments/search?${NEWEST_FIRST}&${query}`, bearer)).json();

  it('is refunded in parts, and told each time', async () => {
    await createCheckout(merchant, 'a');
    expect(await amend('mercadopago', 'a', 'refund')).toBe(409);
    await settle('mercadopago', 'a', 'approve');
    expect(await amend('mercadopago', 'a', 'refund', 234.5)).toBe(200);
    expect(await lastNotification()).toMatchObject({
      status: 'approved',
      status_detail: 'partially_refunded',
      transaction_amount_refunded: 234.5,
    });
    expect(await payments()).toMatchObject([{ state: 'approved', held: 1000 }]);
    expect(await amend('mercadopago', 'a', 'refund', 1000.5)).toBe(409);
    expect(await amend('mercadopago', 'a', 'refund')).toBe(200);
    expect(await lastNotification()).toMatchObject({
      status: 'refunded',
      transaction_amount_refunded: 1234.5,
    });
    expect(await payments()).toMatchObject([{ state: 'refunded', held: 0 }]);
    expect(merchant.received).toHaveLength(3);
  });

  it('is charged back and won back, each told as a case', async () => {
    await createCheckout(merchant, 'a');
    await settle('mercadopago', 'a', 'approve');
    expect(await amend('mercadopago', 'a', 'chargeback-won')).toBe(409);
    expect(await amend('mercadopago', 'a', 'chargeback')).toBe(200);
    const about = [expect.any(Number) as number];
    expect(await lastNotification()).toMatchObject({ payments: about, amount: 1234.5 });
    expect(await found('external_reference=a')).toMatchObject({ results: [{ status: 'charged_back' }] });
    expect(await payments()).toMatchObject([{ state: 'charged_back', held: 0 }]);
    expect(await amend('mercadopago', 'a', 'chargeback-won')).toBe(200);
    expect(await lastNotification()).toMatchObject({ payments: about });
    expect(await found('external_reference=a')).toMatchObject({ results: [{ status: 'approved' }] });
  });

  it('is paid twice, and listed by day, page by page', async () => {
    await createCheckout(merchant, 'a');
    await settle('mercadopago', 'a', 'approve');
    expect(await amend('mercadopago', 'a', 'approve-again')).toBe(200);
    expect(await payments()).toMatchObject([{ state: 'approved', held: 2469 }]);
    const day = new Date().toISOString().slice(0, 10);
    const range = `range=date_created&begin_date=${day}T00:00:00.000Z&end_date=${day}T23:59:59.999Z`;
    expect(await found(`${range}&limit=1&offset=1`)).toMatchObject({
      paging: { total: 2, limit: 1, offset: 1 },
      results: [{ external_reference: 'a', status: 'approved' }],
    });
    expect(await found('range=date_created')).toMatchObject({ status: 400 });
  });

  it('is not told where the protocol has no word for it', async () => {
    const id = randomUUID();
    merchant.transactions.set(id, { id, channel: 'PagosWeb', amount: 400 });
    await settle('pagosweb', id, 'approve');
    expect(await amend('pagosweb', id, 'refund', 100)).toBe(200);
    expect(await amend('pagosweb', id, 'chargeback')).toBe(200);
    expect(merchant.received).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: 'charged_back', held: 0 }]);
    expect(await amend('bancard', 'nobody', 'refund')).toBe(404);
    expect(await amend('pagosweb', 'p', 'refund', -1)).toBe(422);
  });
});

describe('faults', () => {
  const create = (reference: string) =>
    merchant.post('/mercadopago/checkout/preferences', preference(merchant, reference), bearer);

  it('add up and are consumed in order', async () => {
    await arm('mercadopago', 'create-error', 2);
    await arm('mercadopago', 'create-malformed');
    await arm('mercadopago', 'create-error');
    const answers = [];
    for (const reference of ['a', 'b', 'c', 'd', 'e']) answers.push((await create(reference)).status);
    expect(answers).toEqual([500, 500, 201, 500, 201]);
    expect(await payments()).toEqual([listed('e', 'pending')]);
  });

  it('are disarmed by a reset, which counts the time anew', async () => {
    await create('a');
    await arm('mercadopago', 'create-error');
    await fetch(merchant.url('/_control/reset'), { method: 'POST' });
    expect(await (await merchant.get('/_control/timings')).json()).toEqual({ count: 0, totalMs: 0 });
    expect((await create('b')).status).toBe(201);
    expect(await (await merchant.get('/_control/timings')).json()).toMatchObject({ count: 1 });
  });

  it('change what the merchant hears', async () => {
    for (const fault of ['webhook-lost', 'webhook-duplicate', 'webhook-bad-signature'])
      await arm('mercadopago', fault);
    const counts = [];
    for (const reference of ['lost', 'duplicate', 'forged']) {
      await createCheckout(merchant, reference);
      await settle('mercadopago', reference, 'approve');
      counts.push(merchant.received.length);
    }
    expect(counts).toEqual([0, 2, 3]);
    const [first, second] = merchant.received;
    expect(first?.headers['x-request-id']).toBe(second?.headers['x-request-id']);
  });

  it('come at the status query', async () => {
    await arm('mercadopago', 'status-error');
    const ask = () =>
      merchant.get(`/mercadopago/v1/payments/search?${NEWEST_FIRST}&external_reference=a`, bearer);
    expect((await ask()).status).toBe(500);
    expect(await (await ask()).json()).toMatchObject({ results: [] });
  });

  it('come at the captcha', async () => {
    await arm('recaptcha', 'script-missing');
    await arm('recaptcha', 'low-score');
    const script = () => merchant.get('/recaptcha/api.js?render=key');
    expect([(await script()).status, (await script()).status]).toEqual([404, 200]);
    const verify = async (): Promise<unknown> =>
      (
        await merchant.submit(merchant.url('/recaptcha/api/siteverify'), {
          secret: 'local-recaptcha-secret',
          response: 'test-login',
        })
      ).json();
    expect([await verify(), await verify()]).toMatchObject([{ score: 0.1 }, { score: 0.9 }]);
  });
});

const pageAt = async (address: string) => (await fetch(address)).text();
const BUTTONS = ['Aprobar pago', 'Rechazar pago', 'Dejar pendiente', 'Cancelar'];

describe('a page', () => {
  it('shows the payment, and takes one more try after a refusal', async () => {
    const address = await createCheckout(merchant, 'orden-<1>');
    const page = await pageAt(address);
    expect(page).toContain('$\u00a01.234,50');
    expect(page).toContain('orden-&lt;1&gt;');
    expect(page).toContain('Carga &lt;de&gt; saldo');
    for (const label of BUTTONS) expect(page).toContain(`>${label}</button>`);

    const refused = await merchant.submit(address, { choice: 'denied' });
    const back = new URL(refused.headers.get('location') ?? '');
    expect(refused.status).toBe(303);
    expect(back.searchParams.get('status')).toBe('rejected');
    expect(back.searchParams.get('merchant_account_id')).toBe('null');

    const paid = await merchant.submit(address, { choice: 'approved' });
    expect(new URL(paid.headers.get('location') ?? '').pathname).toBe('/done');
    expect(await pageAt(address)).toContain('Este pago ya fue realizado.');
    // A second click must not make a second payment.
    await merchant.submit(address, { choice: 'denied' });
    expect(merchant.received).toHaveLength(2);
  });

  it('sends an unacknowledged webhook again', async () => {
    await createCheckout(merchant, 'a');
    merchant.answer.status = 500;
    await settle('mercadopago', 'a', 'approve');
    merchant.answer.status = 200;
    await merchant.next();
    expect(merchant.received).toHaveLength(2);
  });
});
