import { held, vposError } from '../support/fakeProviders.ts';
import { startTestApp } from '../support/testApp.ts';
import { bancardCallsBack, bancardNotifies, bancardOperation, numberOf } from './notify.ts';
import { fixture } from '../support/fixture.ts';

const PATH = '/api/v1/notifications/bancard';
const CONFIRMATIONS = 'POST /bancard/vpos/api/0.3/single_buy/confirmations';
const DENIED = { response: 'N', response_code: '51', response_description: 'Tarjeta sin fondos' };

const app = fixture(startTestApp);
beforeEach(() => app.begin());

const start = async () => {
  const id = await app.createTopUp({ channel: 'Bancard' });
  return { id, number: await numberOf(app, id) };
};
/** Time passes until the reconciler looks after what a process left behind. */
const reconcile = async () => {
  app.advance(app.settings.PROVIDER_TIMEOUT_MS + 2000);
  await app.reconciler.runLane('Bancard');
};

it('credits "S" with "00" once, as told by Bancard, and shows what Bancard wants to be shown', async () => {
  const { id, number } = await start();
  const before = await app.balance();
  const answer = await bancardNotifies(app, bancardOperation(app, number));
  expect(answer).toMatchObject({ status: 200, body: { status: 'success' } });
  expect((await bancardNotifies(app, bancardOperation(app, number))).status).toBe(200);
  expect(await app.balance()).toBe(before + 400);
  expect(await app.statusOf(id)).toMatchObject({
    authorizationResult: 'APPROVED',
    shopProcessId: String(number),
    responseDescription: 'Transaccion aprobada',
  });
  expect(await app.payment(id)).toMatchObject({
    history: [{}, {}, { state: 'approved', source: 'notification' }],
  });
  // Operators find it by the number that its payer and Bancard name.
  expect(await app.payment(String(number))).toMatchObject({ id });
});

it('answers at once, before it has asked Bancard', async () => {
  const { id, number } = await start();
  const operation = bancardOperation(app, number);
  const gate = held(() => ({ body: { status: 'success', confirmation: operation } }));
  app.providers.on(CONFIRMATIONS, gate.responder);
  expect(await app.post(PATH, { operation })).toMatchObject({ status: 200, body: { status: 'success' } });
  await gate.arrived;
  expect(await app.statesOf(id)).toEqual(['created', 'pending']);
  gate.release();
  await app.background.idle();
  expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
});

it.each<[string, () => object]>([
  ['failed', () => ({ status: 502, body: {} })],
  ['did not know the payment yet', () => vposError('PaymentNotFoundError')],
])('is asked about again where the query %s: its process may have died as well', async (_what, answer) => {
  const { id, number } = await start();
  app.providers.on(CONFIRMATIONS, answer);
  // By a clock that stands still the reconciler would not be due yet for this payment.
  expect((await bancardNotifies(app, bancardOperation(app, number))).status).toBe(200);
  expect(await app.statesOf(id)).toEqual(['created', 'pending']);
  app.providers.restore();
  await reconcile();
  expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
});

it.each([
  ['N', '05'],
  ['S', '12'],
])('denies response %s with code %s and keeps its description', async (response, code) => {
  const { id, number } = await start();
  const fields = { response, response_code: code, response_description: 'Tarjeta sin fondos' };
  expect((await bancardNotifies(app, bancardOperation(app, number, fields))).status).toBe(200);
  const status = await app.statusOf(id);
  expect(status).toMatchObject({ authorizationResult: 'DENIED', errorMessage: 'Tarjeta sin fondos' });
  expect(status).toMatchObject({ shopProcessId: String(number) });
  expect(status).not.toHaveProperty('responseDescription');
});

it('credits nothing for another amount, even signed', async () => {
  const { id, number } = await start();
  await bancardNotifies(app, bancardOperation(app, number, { amount: '4.00' }));
  expect(await app.statesOf(id)).toEqual(['created', 'pending']);
});

it('credits nothing in another currency than that of the contract, and tells the company', async () => {
  const { id, number } = await start();
  const before = await app.balance();
  await bancardNotifies(app, bancardOperation(app, number, { currency: 'PYG' }));
  expect(await app.balance()).toBe(before);
  expect(await app.statesOf(id)).toEqual(['created', 'pending']);
  const { text } = await app.get('/internal/discrepancies');
  expect(JSON.parse(text)).toContainEqual(
    expect.objectContaining({ transaction_id: id, detail: expect.stringMatching(/PYG.*UYU/) as string }),
  );
});

it('refuses what is forged or malformed', async () => {
  const { number } = await start();
  const operation = bancardOperation(app, number);
  expect((await bancardCallsBack(app, { ...operation, token: 'f'.repeat(32) })).status).toBe(401);
  expect((await bancardCallsBack(app, { ...operation, token: 'short' })).status).toBe(401);
  expect((await bancardCallsBack(app, { ...operation, amount: '40000.00' })).status).toBe(401);
  expect((await bancardCallsBack(app, { ...operation, amount: 'NaN' })).status).toBe(400);
  expect((await app.post(PATH, { hello: 1 })).status).toBe(400);
});

it('answers 200 to what is genuine but unknown, to an empty JSON and to fields that it does not know', async () => {
  const { id, number } = await start();
  expect((await bancardCallsBack(app, bancardOperation(app, 99_999_999))).status).toBe(200);
  expect(await app.post(PATH, {})).toMatchObject({ status: 200, body: { status: 'success' } });
  const empty = { method: 'POST', url: PATH, headers: { 'content-type': 'application/json' } } as const;
  expect((await app.call(empty)).status).toBe(200);
  const operation = { ...bancardOperation(app, number), authorization_number: null, news: { more: 1 } };
  await bancardNotifies(app, operation as never);
  expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
});

describe('what the token does not cover', () => {
  it('does not credit: the token of a denial, sent again with "S" and "00"', async () => {
    const { id, number } = await start();
    const before = await app.balance();
    const operation = bancardOperation(app, number, DENIED);
    await bancardNotifies(app, operation);
    const approval = { ...operation, response: 'S', response_code: '00' };
    expect((await bancardCallsBack(app, approval)).status).toBe(200);
    expect(await app.balance()).toBe(before);
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'denied']);
  });

  it('does not deny: the token of an approval, sent with "N"', async () => {
    const { id, number } = await start();
    app.providers.putConfirmation(number, bancardOperation(app, number));
    await bancardCallsBack(app, bancardOperation(app, number, DENIED));
    expect(await app.statesOf(id)).toEqual(['created', 'pending', 'approved']);
  });

  it('does nothing where Bancard answers about another payment', async () => {
    const { id, number } = await start();
    const other = bancardOperation(app, number + 1);
    app.providers.on(CONFIRMATIONS, () => ({ body: { status: 'success', confirmation: other } }));
    await bancardCallsBack(app, bancardOperation(app, number));
    expect(await app.statesOf(id)).toEqual(['created', 'pending']);
  });
});
