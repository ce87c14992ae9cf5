import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { CARDS } from '../support/demoData.ts';
import { mercadoPagoPays } from './notify.ts';
import { startTestApp } from '../support/testApp.ts';
import { fixture } from '../support/fixture.ts';

const app = fixture(() => startTestApp({ INTERNAL_TOKEN: 'operators-only' }));

it('shows a card movement by movement, in pesos', async () => {
  const id = await app.createTopUp({ amount: 10.5 });
  await mercadoPagoPays(app, id, { id: 1, transaction_amount: 10.5 });
  expect(await app.account(CARDS.plain)).toEqual({
    uid: CARDS.plain,
    balance: 60.5,
    movements: [{ transaction_id: id, amount: 10.5, at: expect.stringMatching(/Z$/) as string }],
  });
  expect(await app.payment(id)).toEqual({
    id,
    reference: expect.stringMatching(/^[0-9A-Z]{8}$/) as string,
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
    expect((await from('::ffff:127.0.0.1')).status).toBe(200);
    expect((await from('10.0.0.7', { authorization: 'Bearer operators-only' })).status).toBe(200);
  });

  it('nobody else', async () => {
    expect((await from('10.0.0.7')).status).toBe(404);
    expect((await from('10.0.0.7', { authorization: 'Bearer x' })).status).toBe(404);
    expect((await from('10.0.0.7', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
    expect((await app.call({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.7' })).status).toBe(404);
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['host', 'lavaderos.uy'],
  ])('nobody through a proxy on this machine, which is told by %s', async (name, value) => {
    expect((await from('127.0.0.1', { [name]: value })).status).toBe(404);
    const authorization = 'Bearer operators-only';
    expect((await from('127.0.0.1', { [name]: value, authorization })).status).toBe(200);
  });

  it('nobody through a proxy that adds nothing and speaks HTTP/1.0', async () => {
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;
    const statusOf = async (version: string) => {
      const socket = connectSocket(port, '127.0.0.1');
      socket.write(`GET ${url} HTTP/${version}\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`);
      const [head] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return head.toString('latin1').slice(9, 12);
    };
    expect(await statusOf('1.1')).toBe('200');
    expect(await statusOf('1.0')).toBe('404');
  });

  it('behind a proxy of production nobody without the token, whatever it leaves of itself', async () => {
    const { server } = await createApp({ ...app.settings, API_MODE: 'production' }, app.db);
    const statusOf = async (path: string, headers = {}) =>
      (await server.inject({ url: path, headers })).statusCode;
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf('/metrics')).toBe(404);
    expect(await statusOf(url, { authorization: 'Bearer operators-only' })).toBe(200);
    await server.close();
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
