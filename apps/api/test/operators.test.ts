import { CARDS } from './demoData.ts';
import { mercadoPagoPays } from './notify.ts';
import { startTestApp } from './testApp.ts';
import type { TestApp } from './testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ INTERNAL_TOKEN: 'operators-only' });
});
afterAll(() => app.close());

it('shows a card movement by movement, in pesos', async () => {
  const id = await app.started({ amount: 10.5 });
  await mercadoPagoPays(app, id, { id: 1, transaction_amount: 10.5 });
  expect(await app.account(CARDS.plain)).toEqual({
    uid: CARDS.plain,
    balance: 60.5,
    movements: [{ transaction_id: id, amount: 10.5, at: expect.stringMatching(/Z$/) as string }],
  });
  expect(await app.payment(id)).toEqual({
    id,
    state: 'approved',
    channel: 'MercadoPagos',
    amount: 10.5,
    uid: CARDS.plain,
    history: [
      { state: 'created', at: expect.any(String) as string, source: 'api' },
      { state: 'pending', at: expect.any(String) as string, source: 'api' },
      { state: 'approved', at: expect.any(String) as string, source: 'notification' },
    ],
  });
});

describe('who may look', () => {
  const url = `/internal/cards/${CARDS.plain}`;
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.call({ method: 'GET', url, headers, remoteAddress });

  it('this machine, or a holder of the token', async () => {
    expect((await from('127.0.0.1')).status).toBe(200);
    expect((await from('::1')).status).toBe(200);
    expect((await from('10.0.0.7', { authorization: 'Bearer operators-only' })).status).toBe(200);
  });

  it('nobody else, nor anybody through a proxy on this machine', async () => {
    expect((await from('10.0.0.7')).status).toBe(404);
    expect((await from('10.0.0.7', { authorization: 'Bearer x' })).status).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).status).toBe(404);
    expect((await from('127.0.0.1', { 'x-forwarded-host': 'x' })).status).toBe(404);
    expect((await app.call({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.7' })).status).toBe(404);
  });

  it('sees what is unknown as unknown', async () => {
    expect((await app.get('/internal/cards/99999999')).status).toBe(404);
    expect((await app.get('/internal/transactions/x')).status).toBe(404);
  });
});

it('is alive and ready', async () => {
  expect((await app.get('/healthz')).status).toBe(200);
  expect((await app.get('/readyz')).status).toBe(200);
});

it('shows its document to programs and to people', async () => {
  const { body } = await app.get('/openapi.json');
  expect(body['openapi']).toBe('3.1.0');
  expect((await app.get('/docs')).text).toContain('Swagger UI');
  expect((await app.get('/docs/json')).body).toEqual(body);
});
