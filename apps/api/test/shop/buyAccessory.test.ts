import { randomUUID } from 'node:crypto';
import { shortUuid } from '@laundry/strings/format';
import { IDS } from '../support/demoData.ts';
import { startShop } from './shop.ts';
import { fixture } from '../support/fixture.ts';
import { refusal } from '../support/testApp.ts';

const PREFERENCES = 'POST /mercadopago/checkout/preferences';
const app = fixture(startShop);
beforeEach(() => app.begin());

const purchases = async () =>
  (await app.db.selectFrom('purchases').select('transaction_id').execute()).length;

describe('a purchase', () => {
  it('goes to MercadoPago for the price of ours, and its result page knows it', async () => {
    const { status, body } = await app.buy({ price: 1, amount: 1 });
    expect(status).toBe(201);
    expect(body).toEqual({
      paymentRedirect: expect.stringMatching(/^http:\/\/provider\.example\/pay\//) as string,
      transaction_id: expect.any(String) as string,
      errors: [],
    });
    const id = String(body['transaction_id']);
    expect(app.providers.seen(PREFERENCES).at(-1)?.body).toMatchObject({
      external_reference: id,
      items: [{ title: 'Compra de accesorios', quantity: 1, unit_price: 981, currency_id: 'UYU' }],
      back_urls: { success: `http://localhost:4200/bancard-checkout-success/${id}` },
    });
    expect(await app.statusOf(id)).toMatchObject({
      authorizationResult: 'PENDING',
      amount: 981,
      uid: null,
      channel: 'MercadoPagos',
      purchase: { item: expect.any(String) as string, quantity: 2, address: 'Calle <1>, apto. 2' },
    });
    expect(await app.payment(id)).toMatchObject({ state: 'pending', amount: 981, uid: null });
    expect(await app.ordersOf(id)).toEqual([]);
  });

  it('goes by every other channel as a top-up does', async () => {
    const pagosWeb = (await app.buy({ channel: 'PagosWeb', paymentMethod: 1, coutas: 1 })).body;
    expect(Object.fromEntries(new URL(String(pagosWeb['pw_url'])).searchParams)).toMatchObject({
      numeroOrden: shortUuid(String(pagosWeb['transaction_id'])),
      valorTransaccion: '981',
      direccionEnvio: 'Calle <1>, apto. 2, Uruguay',
    });
    expect((await app.buy({ channel: 'Bancard' })).body['process_id']).toMatch(/^proc-/);
    expect((await app.buy({ channel: 'RedPagos' })).body['paymentRedirect']).toMatch(/\/slip\//);
  });

  it('comes with every field of the specification, whatever its gateway needs (D73)', async () => {
    const none = { paymentMethod: 0, tipoDoc: 0, nroDoc: '', coutas: 1, rut: '' };
    expect((await app.buy(none)).status).toBe(201);
    const byVisa = await app.buy({ ...none, channel: 'PagosWeb', paymentMethod: 1 });
    const { searchParams } = new URL(String(byVisa.body['pw_url']));
    expect(searchParams.get('idTarjetaCredito')).toBe('1');
    expect(searchParams.get('cedula')).toBeNull();
    expect(searchParams.get('tipoDocumento')).toBeNull();
  });

  it.each<[string, object, number, object]>([
    [
      'without an item',
      { branding_item_id: '' },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'branding_item_id' },
    ],
    ['of an unknown item', { branding_item_id: randomUUID() }, 422, { result_code: 'ex_item_not_found' }],
    ['of what is no item', { branding_item_id: 'x' }, 422, { result_code: 'ex_item_not_found' }],
    ['of none', { quantity: 0 }, 422, { result_code: 'ex_invalid_field', result_detail: 'quantity' }],
    ['of too many', { quantity: 11 }, 422, { result_code: 'ex_invalid_field', result_detail: 'quantity' }],
    ['of a half', { quantity: 1.5 }, 422, { result_code: 'ex_invalid_field', result_detail: 'quantity' }],
    [
      'with a wrong RUT',
      { rut: '211003420018' },
      422,
      { result_code: 'ex_invalid_field', result_detail: 'rut' },
    ],
    ['of a number in text', { quantity: '2' }, 400, { result_code: 'ex_bad_request' }],
    [
      'without an address',
      { address: ' ' },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'address' },
    ],
    [
      'without a cellphone',
      { phone: undefined },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'phone' },
    ],
    ['in dollars', { currency: 840 }, 422, { result_code: 'ex_currency_refused' }],
    ['by an unknown channel', { channel: 'Paypal' }, 422, { result_code: 'ex_channel_refused' }],
    [
      'by PagosWeb without a method',
      { channel: 'PagosWeb', paymentMethod: undefined },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'paymentMethod' },
    ],
    [
      'by PagosWeb with the method that says none',
      { channel: 'PagosWeb', paymentMethod: 0 },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'paymentMethod' },
    ],
    [
      'by RedPagos without a document',
      { channel: 'RedPagos', tipoDoc: 0, nroDoc: '' },
      422,
      { result_code: 'ex_missing_parameters', result_detail: 'tipoDoc, nroDoc' },
    ],
    [
      'by OCA without a document',
      { channel: 'PagosWeb', paymentMethod: 3 },
      422,
      { result_code: 'ex_missing_parameters' },
    ],
  ])('%s is refused and leaves nothing behind', async (_what, fields, status, body) => {
    const before = await purchases();
    const key = randomUUID();
    expect(await app.buy(fields, key)).toMatchObject({ status, body });
    expect(await purchases()).toBe(before);
    expect((await app.buy({}, key)).status).toBe(201);
  });

  it('of something that was withdrawn is refused', async () => {
    const offered = (flag: boolean) =>
      app.db.updateTable('branding_items').set({ offered: flag }).where('id', '=', IDS.basket).execute();
    await offered(false);
    expect((await app.buy({ branding_item_id: IDS.basket })).body['result_code']).toBe('ex_item_not_found');
    await offered(true);
    expect((await app.buy({ branding_item_id: IDS.basket })).status).toBe(201);
  });
});

describe('the key of a purchase', () => {
  it('makes one payment of a press, however often it comes', async () => {
    const key = randomUUID();
    const before = await purchases();
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.buy({}, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await purchases()).toBe(before + 1);
  });

  it('stands for one body, also for that of a top-up', async () => {
    const key = randomUUID();
    await app.buy({}, key);
    const conflict = refusal(409, 'ex_idempotency_conflict');
    expect(await app.buy({ quantity: 3 }, key)).toMatchObject(conflict);
    expect(await app.create({}, key)).toMatchObject(conflict);
  });

  it('is free again when the provider failed', async () => {
    const key = randomUUID();
    app.providers.on(PREFERENCES, () => ({ status: 500 }));
    expect(await app.buy({}, key)).toMatchObject(refusal(502, 'ex_provider_unavailable'));
    app.providers.restore();
    expect((await app.buy({}, key)).status).toBe(201);
  });
});
