import { NEWEST_FIRST, eachMerchant } from './merchant.ts';

const bearer = { authorization: 'Bearer local-redpagos-token' };
const merchant = eachMerchant();

const CEDULA = { type: 'CI', number: '12345672' };
const payer = (fields: object = {}) => ({ email: 'eva@demo.example', identification: CEDULA, ...fields });
const identified = (fields: object) => ({ payer: payer({ identification: { ...CEDULA, ...fields } }) });
/** @param zone Montevideo's by default */
const endsIn = (days: number, zone = '-03:00') =>
  new Date(Date.now() + days * 86_400_000).toISOString().replace('Z', zone);
const ticket = (fields: object = {}) => ({
  transaction_amount: 640.5,
  description: 'Carga de saldo',
  payment_method_id: 'redpagos',
  external_reference: 'a',
  payer: payer(),
  notification_url: `${merchant.origin}/hooks?source_news=webhooks`,
  date_of_expiration: endsIn(4),
  ...fields,
});
const create = (fields: object = {}, headers: object = { 'x-idempotency-key': 'k' }) =>
  merchant.post('/redpagos/v1/payments', ticket(fields), { ...bearer, ...headers });

it.each<[string, () => object]>([
  ['a cédula', () => ({})],
  ['another document', () => identified({ type: 'Otro', number: 'AB123' })],
  ['the smallest amount', () => ({ transaction_amount: 1 })],
  ['the largest amount', () => ({ transaction_amount: 150_000 })],
  ['an end with an offset without its colon', () => ({ date_of_expiration: endsIn(4, '+0000') })],
  ['the latest end', () => ({ date_of_expiration: endsIn(30, 'Z') })],
])('creates a ticket with %s', async (_what, fields) => {
  const answer = await create(fields());
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ status: 'pending', status_detail: 'pending_waiting_payment' });
});

it.each<[string, number, () => object]>([
  ['no document', 2067, () => ({ payer: { email: 'eva@demo.example' } })],
  ['a type of ours', 2067, () => identified({ type: '1' })],
  ['dots in a cédula', 2067, () => identified({ number: '1.234.567-2' })],
  ['a blank document', 2067, () => identified({ type: 'Otro', number: ' ' })],
  ['no e-mail', 4050, () => ({ payer: payer({ email: undefined }) })],
  ['too little', 4037, () => ({ transaction_amount: 0.99 })],
  ['too much', 4037, () => ({ transaction_amount: 150_000.01 })],
  ['fractions of a cent', 4037, () => ({ transaction_amount: 10.001 })],
  ['no milliseconds', 23, () => ({ date_of_expiration: '2027-01-31T16:58:00-03:00' })],
  ['no zone', 23, () => ({ date_of_expiration: '2027-01-31T16:58:00.000' })],
  ['no day', 23, () => ({ date_of_expiration: '2027-13-31T16:58:00.000-03:00' })],
  ['an end after 30 days', 23, () => ({ date_of_expiration: endsIn(31) })],
  ['another method', 3011, () => ({ payment_method_id: 'abitab' })],
])('refuses %s with MercadoPago’s code %d', async (_what, code, fields) => {
  const answer = await create(fields());
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: expect.any(String) as string,
    error: 'bad_request',
    status: 400,
    cause: [{ code, description: expect.any(String) as string, data: null }],
  });
  expect(await merchant.payments()).toEqual([]);
});

it('requires an idempotency key, and answers a repeated one with the first ticket', async () => {
  const without = await create({}, {});
  expect(await without.json()).toMatchObject({ status: 400, cause: [{ code: 4292 }] });
  const first: unknown = await (await create()).json();
  const again = await create({ transaction_amount: 1 });
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual(first);
  expect(await merchant.payments()).toHaveLength(1);
});

it('denies a slip with a reason that does not name cards, and cancels one at its end', async () => {
  await create();
  await merchant.settle('redpagos', 'a', 'deny');
  await create({ external_reference: 'b', date_of_expiration: endsIn(-1) }, { 'x-idempotency-key': 'l' });
  const found = await merchant.get(`/redpagos/v1/payments/search?${NEWEST_FIRST}`, bearer);
  expect(await found.json()).toMatchObject({
    results: [{ status: 'cancelled', status_detail: 'expired' }, { status_detail: 'rejected_other_reason' }],
  });
});
