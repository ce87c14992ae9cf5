import { randomUUID } from 'node:crypto';
import { held } from '../support/fakeProviders.ts';
import { tablesWith } from '../support/tables.ts';
import { fixture, refusal, startTestApp } from '../support/testApp.ts';
import { mercadoPagoPays } from './notify.ts';

const PAYMENTS = 'POST /redpagos/v1/payments';
const CEDULA = '12345672';
// The provider's limits decide here, not the company's.
const app = fixture(() => startTestApp({ MIN_TOPUP_CENTS: '1', MAX_TOPUP_CENTS: '100000000' }));
beforeEach(() => app.begin());

const create = (fields: object = {}, key?: string) => app.create({ channel: 'RedPagos', ...fields }, key);
const asked = () => app.providers.seen(PAYMENTS).length;
const lastAsked = () => app.providers.seen(PAYMENTS).at(-1);

it("requests a ticket with the payer's data and the expiry of the payment", async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  const id = String(body['transaction_id']);
  const sent = lastAsked();
  expect(sent?.headers['x-idempotency-key']).toBe(id);
  expect(sent?.body).toMatchObject({
    transaction_amount: 400,
    payment_method_id: 'redpagos',
    external_reference: id,
    notification_url: 'http://localhost:4210/api/v1/notifications/redpagos?source_news=webhooks',
    payer: {
      email: 'ana@demo.example',
      first_name: 'Ana',
      last_name: 'Pérez',
      identification: { type: 'CI', number: CEDULA },
    },
    date_of_expiration: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-03:00$/) as string,
  });
  const { expires_at: end } = await app.row('transactions', { id });
  expect(Date.parse(String(sent?.body['date_of_expiration']))).toBe(end.getTime());
});

it.each<[string, object, object]>([
  ['a cédula as it is written', { nroDoc: ' 1.234.567-2 ' }, { type: 'CI', number: CEDULA }],
  ['a cédula of seven digits', { nroDoc: '123.456-1' }, { type: 'CI', number: '1234561' }],
  ['another document', { tipoDoc: 2, nroDoc: 'AB-123 456' }, { type: 'Otro', number: 'AB123456' }],
])('accepts %s, and sends it without separators', async (_what, fields, identification) => {
  expect((await create(fields)).status).toBe(201);
  expect(lastAsked()?.body).toMatchObject({ payer: { identification } });
});

const missing = (detail: string) => refusal(422, 'ex_missing_parameters', detail);
const invalid = refusal(422, 'ex_invalid_field', 'nroDoc');
const checkDigit = { result_message: 'Revise el número de cédula: su último dígito no corresponde.' };
const beyond = expect.stringMatching(/ el monto debe estar entre \$\s1 y \$\s150\.000\.$/) as string;
const limited = { status: 422, body: { result_code: 'ex_amount_refused', result_message: beyond } };

it.each<[string, object, object]>([
  ['no document', { tipoDoc: undefined, nroDoc: undefined }, missing('tipoDoc, nroDoc')],
  ['a type of 0', { tipoDoc: 0 }, missing('tipoDoc')],
  ['a blank number', { nroDoc: ' ' }, missing('nroDoc')],
  ['dashes for a number', { tipoDoc: 2, nroDoc: '-.-' }, missing('nroDoc')],
  ['an unknown type', { tipoDoc: 3 }, refusal(422, 'ex_invalid_field', 'tipoDoc')],
  ['a wrong check digit', { nroDoc: '12345673' }, { body: { ...invalid.body, ...checkDigit } }],
  ['a short cédula', { nroDoc: '12345' }, invalid],
  ['letters in a cédula', { nroDoc: 'A12345672' }, invalid],
  ['too long a number', { tipoDoc: 2, nroDoc: 'A'.repeat(21) }, invalid],
  ['less than a peso', { amount: 0.99 }, limited],
  ['more than 150 000 pesos', { amount: 150_000.01 }, limited],
])('refuses %s without calling the provider', async (_what, fields, refused) => {
  const before = asked();
  expect(await create(fields)).toMatchObject(refused);
  expect(asked()).toBe(before);
});

it.each([
  ['RedPagos', 1],
  ['RedPagos', 150_000],
  ['MercadoPagos', 150_000.01],
])('takes by %s %d pesos', async (channel, amount) => {
  expect((await create({ channel, amount })).status).toBe(201);
});

it('repeats an unanswered request, and keeps the ticket until something is paid', async () => {
  const gate = held(() => ({ status: 500 }));
  app.providers.on(PAYMENTS, gate.responder);
  const key = randomUUID();
  const first = create({}, key);
  await gate.arrived;
  const id = String(lastAsked()?.body['external_reference']);
  await mercadoPagoPays(app, id, { status: 'pending' }, 'redpagos');
  app.providers.restore();
  app.advance(20_000);
  expect((await create({}, key)).status).toBe(201);
  expect(await app.getStatus(id)).toHaveProperty('ticket');
  const [one, two] = app.providers.seen(PAYMENTS).slice(-2);
  expect(two).toEqual(one);
  gate.release();
  await first;
  await mercadoPagoPays(app, id, { transaction_amount: 4 }, 'redpagos');
  expect(await app.getStatus(id)).not.toHaveProperty('ticket');
});

it('stores the document of the payer in no table', async () => {
  const nroDoc = 'PASAPORTE20261';
  expect((await create({ tipoDoc: 2, nroDoc }, randomUUID())).status).toBe(201);
  expect(await tablesWith(app.db, [nroDoc])).toEqual({});
});
