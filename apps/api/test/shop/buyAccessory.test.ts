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

describe('what is for sale', () => {
  const list = () => app.json<{ id: string }[]>('/api/v1/branding/items');

  it('is listed in its order, with prices in pesos', async () => {
    expect(await list()).toEqual([
      {
        id: IDS.bag,
        name: 'Bolsa',
        description: '<p>Bolsa</p>',
        price: 490.5,
        reference: 'REF-1',
        imageName: '1.svg',
      },
      expect.objectContaining({ id: IDS.basket, price: 890 }),
    ]);
  });

  it('leaves out what was withdrawn, which cannot be bought either', async () => {
    const offered = (flag: boolean) =>
      app.db.updateTable('branding_items').set({ offered: flag }).where('id', '=', IDS.basket).execute();
    await offered(false);
    expect((await list()).map(({ id }) => id)).toEqual([IDS.bag]);
    expect((await app.buy({ branding_item_id: IDS.basket })).body['result_code']).toBe('ex_item_not_found');
    await offered(true);
    expect((await app.buy({ branding_item_id: IDS.basket })).status).toBe(201);
  });
});

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

  // What a payer's data may be is the same as of a top-up (createTransaction.test.ts).
  it.each<[string, object, number, string, string?]>([
    ['without an item', { branding_item_id: '' }, 422, 'ex_missing_parameters', 'branding_item_id'],
    ['of an unknown item', { branding_item_id: randomUUID() }, 422, 'ex_item_not_found'],
    ['of what is no item', { branding_item_id: 'x' }, 422, 'ex_item_not_found'],
    ['of none', { quantity: 0 }, 422, 'ex_invalid_field', 'quantity'],
    ['of too many', { quantity: 11 }, 422, 'ex_invalid_field', 'quantity'],
    ['of a half', { quantity: 1.5 }, 422, 'ex_invalid_field', 'quantity'],
    ['of a number in text', { quantity: '2' }, 400, 'ex_bad_request'],
    ['without an address', { address: ' ' }, 422, 'ex_missing_parameters', 'address'],
    ['without a cellphone', { phone: undefined }, 422, 'ex_missing_parameters', 'phone'],
    // By numbers that say none (D73).
    ['by no card', { channel: 'PagosWeb', paymentMethod: 0 }, 422, 'ex_missing_parameters', 'paymentMethod'],
    ['by nobody', { channel: 'RedPagos', tipoDoc: 0 }, 422, 'ex_missing_parameters', 'tipoDoc'],
  ])('%s is refused and leaves nothing behind', async (_what, fields, status, code, ...[detail]) => {
    const before = await purchases();
    const key = randomUUID();
    expect(await app.buy(fields, key)).toMatchObject(refusal(status, code, detail));
    expect(await purchases()).toBe(before);
    expect((await app.buy({}, key)).status).toBe(201);
  });
});

it('is limited by the e-mail from an address, and stops none of its owner elsewhere', async () => {
  const email = 'muchas@demo.example';
  const [stranger, owner] = [{ 'x-forwarded-for': '203.0.113.1' }, { 'x-forwarded-for': '203.0.113.2' }];
  const buy = (headers: Record<string, string>, as = email) => app.buy({ email: as }, undefined, headers);
  const answers = await Promise.all(Array.from({ length: 61 }, () => buy(stranger)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  const refused = await buy(stranger, email.toUpperCase());
  expect(refused).toMatchObject(refusal(429, 'ex_too_many_requests'));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await buy(stranger, 'otra@demo.example')).status).toBe(201);
  expect((await buy(owner)).status).toBe(201);
});

it('has a key that stands for one body, also for that of a top-up', async () => {
  const key = randomUUID();
  const first = await app.buy({}, key);
  expect((await app.buy({}, key)).body).toEqual(first.body);
  const conflict = refusal(409, 'ex_idempotency_conflict');
  expect(await app.buy({ quantity: 3 }, key)).toMatchObject(conflict);
  expect(await app.create({}, key)).toMatchObject(conflict);
});
