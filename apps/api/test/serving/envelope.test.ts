import { connect as connectSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { CHANNEL_NAMES, ErrorEnvelope, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { FastifyInstance } from 'fastify';
import { CARDS } from '../support/demoData.ts';
import { fixture, startTestApp } from '../support/testApp.ts';

const CREATE = '/api/v1/transaction/create';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const NULL_DEEP = `{"a":${'['.repeat(9000)}"\\u0000"${']'.repeat(9000)}}`;
const app = fixture(startTestApp);
const getStatus = (id: string) => app.get(`/api/v1/transaction/status/${id}`);
const getMethods = (query: string) => app.get(`/api/v1/card/methods${query}`);

const raw = (payload: string, headers: Record<string, string> = JSON_TYPE, url = CREATE) =>
  app.call({ method: 'POST', url, payload, headers });

it.each<[string, () => ReturnType<typeof raw>, number, string]>([
  ['an unknown route', () => app.get('/api/v1/nothing'), 404, 'ex_not_found'],
  ['a malformed URL', () => app.get('/api/v1/transaction/status/%zz'), 400, 'ex_bad_request'],
  ['JSON nested deeper than any', () => raw('['.repeat(30_000) + ']'.repeat(30_000)), 400, 'ex_bad_request'],
  ['null', () => raw('null'), 400, 'ex_bad_request'],
  ['no body', () => raw(''), 400, 'ex_bad_request'],
  ['a poisoned constructor', () => raw('{"constructor":{"prototype":{}}}'), 400, 'ex_bad_request'],
  ['a poisoned prototype', () => raw('{"__proto__":{"uid":"12345678"}}'), 400, 'ex_bad_request'],
  ['a form', () => raw('a=1', FORM_TYPE), 415, 'ex_unsupported_media'],
  ['a null byte in a path', () => getStatus('%00'), 400, 'ex_bad_request'],
  ['a null byte in a query', () => getMethods('?param1=%00'), 400, 'ex_bad_request'],
  ['a null byte deep in a body', () => raw(NULL_DEEP), 400, 'ex_bad_request'],
  ['a null byte in a command', () => app.command('findPayments', { text: '\0' }), 422, 'ex_invalid_field'],
])('answers %s with the error envelope', async (_what, send, status, code) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(v.parse(ErrorEnvelope, answer.body).result_code).toBe(code);
  // All three fields, whether or not there is more to say.
  expect(Object.keys(answer.body)).toEqual(['result_code', 'result_message', 'result_detail']);
  expect(answer.text).not.toMatch(/stack|node_modules|select /);
});

it('gives prices and channels of a card', async () => {
  expect((await getMethods(`?param1=${CARDS.plain}`)).body).toEqual({
    payment_methods: CHANNEL_NAMES.map((name) => ({ name })),
    splitting: false,
    price_costumer: 120.5,
    machine_rate: 95,
    special_rate_message: null,
  });
  expect((await getMethods(`?param1=${CARDS.splitting}`)).body).toMatchObject({
    payment_methods: SPLITTING_CHANNELS.map((name) => ({ name })),
    splitting: true,
    special_rate_message: 'Tarifa especial',
  });
});

/** The raw response of a connection, until the server closes it. @param trickle sent again and again */
async function rawResponse(server: FastifyInstance, sent: string, trickle = ''): Promise<string> {
  const socket = connectSocket((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(sent);
  // Once what has come was read: a write to a connection that the server has closed would discard it.
  const timer = setInterval(() => setImmediate(() => socket.write(trickle)), 50);
  try {
    return await text(socket);
  } finally {
    clearInterval(timer);
  }
}

function expectEnvelope(response: string, status: number, code: string): void {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({
    result_code: code,
    result_message: expect.stringMatching(/./) as string,
    result_detail: null,
  });
}

describe('a raw request', () => {
  const POST = `POST ${CREATE} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
  let server: FastifyInstance;
  beforeAll(async () => {
    ({ server } = await app.another({ REQUEST_TIMEOUT_MS: 400 }));
    await server.listen({ host: '127.0.0.1', port: 0 });
  });

  it.each([
    ['bytes that are no HTTP', 'hello\r\n\r\n', 400, 'ex_bad_request'],
    ['too long a head', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'ex_bad_request'],
  ])('gets the error envelope: %s', async (_, sent, status, code) => {
    expectEnvelope(await rawResponse(server, sent), status, code);
  });

  it.each([
    ['body', `${POST}content-length: 60000\r\n\r\n{`, ' '],
    ['body, too large', `${POST}content-length: 99000\r\n\r\n{`, ' '],
    ['body in chunks', `${POST}transfer-encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
    ['head', POST, 'x'],
    ['nothing', '', ''],
  ])('times out when it trickles: its %s', async (_, sent, trickle) => {
    expectEnvelope(await rawResponse(server, sent, trickle), 408, 'ex_request_timeout');
  });

  it('gets no body when it is a HEAD', async () => {
    const response = await rawResponse(server, `HEAD / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 .*\r\n\r\n$/s);
  });

  it('is served despite an unknown Expect header', async () => {
    const lines = ['GET /healthz HTTP/1.1', 'host: x', 'expect: 200-ok', 'connection: close', '', ''];
    expect(await rawResponse(server, lines.join('\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is read to its end before it is refused as far too large', async () => {
    // On a busy machine so large a body takes longer than the other tests' time limit.
    const { server: patient } = await app.another({});
    await patient.listen({ host: '127.0.0.1', port: 0 });
    const body = 'x'.repeat(8_000_000);
    const sent = `${POST}content-length: ${body.length}\r\n\r\n${body}`;
    expectEnvelope(await rawResponse(patient, sent), 413, 'ex_too_large');
  });
});

it('echoes a sane request id and makes one otherwise', async () => {
  expect((await app.get('/healthz', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1');
  expect((await app.get('/healthz', { 'x-request-id': 'a b\tc' })).headers['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/,
  );
});
