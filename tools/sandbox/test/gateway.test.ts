import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { contentSecurityPolicy } from '../src/hosting/index.ts';
import { siteConfigFrom } from '@laundry/brand';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../src/gateway/createGateway.ts';
import type { GatewayOptions } from '../src/gateway/createGateway.ts';
import { listenOnLoopback } from '../src/local/listen.ts';

/** Of `test`. */
const HASH = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";

const FILES = {
  'public/index.html': 'home',
  'public/credit/index.html': 'credit',
  'public/inline/index.html': '<style>test</style><script>test</script>',
  'public/404/index.html': 'no such page',
  'public/bancard-checkout-success/id/index.html': 'run-time page',
  'public/assets/app-1a2b3c.js': 'app()',
  'portal/index.html': 'portal',
  'portal/dashboard-uses/index.html': 'portal with the code of uses',
  'portal/assets/portal-9f8e7d.js': 'portal()',
};

let folder: string;
let upstream: FastifyInstance;
let gateway: FastifyInstance;
let options: () => GatewayOptions;
let port: number;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests like a browser, but sends the path exactly as it is given. */
const ask = (
  path: string,
  { host = 'localhost', method = 'GET', headers = {}, body = '' } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = send({ port, path, method, headers: { host: `${host}:${port}`, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  upstream = Fastify();
  upstream.all('/*', async ({ method, url, headers, body }, reply) => {
    void reply.header('x-total-count', 7);
    return { method, url, headers, body };
  });
  await upstream.listen({ host: '127.0.0.1', port: 0 });
  const address = upstream.server.address();
  const apiPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
  options = () => ({
    publicRoot: join(folder, 'public'),
    portalRoot: join(folder, 'portal'),
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    contentSecurityPolicy: (inline) => contentSecurityPolicy(siteConfigFrom({}), inline),
  });
  gateway = await createGateway(options());
  port = await listenOnLoopback(gateway, 0);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
  await rm(folder, { recursive: true });
});

describe('the gateway', () => {
  it.each([
    ['localhost', '/', 200, 'home'],
    ['127.0.0.1', '/', 200, 'home'],
    ['LOCALHOST', '/credit', 200, 'credit'],
    ['localhost', '/credit/', 200, 'credit'],
    ['localhost', '/credit?card=1#x', 200, 'credit'],
    ['localhost', '/bancard-checkout-success/abc', 200, 'run-time page'],
    ['localhost', '/nothing/here', 404, 'no such page'],
    ['localhost', '/assets/none.js', 404, 'no such page'],
    ['admin.localhost', '/', 200, 'portal'],
    ['admin.localhost', '/dashboard-transactions?from=2026-01-01', 200, 'portal'],
    ['admin.localhost', '/dashboard-uses?from=2026-01-01', 200, 'portal with the code of uses'],
    ['admin.localhost', '/assets/none.js', 404, 'Not found\n'],
    ['example.org', '/', 404, 'Unknown host\n'],
    ['example.org', '/api/v1/x', 404, 'Unknown host\n'],
  ])('answers %s%s with %s', async (host, path, status, body) => {
    expect(await ask(path, { host })).toMatchObject({ status, body });
  });

  it('allows a page what its file has inline, by hash', async () => {
    const policy = String((await ask('/inline')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${HASH} http://localhost:4220`);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", expect.any(String), HASH]);
  });

  it.each([
    ['a page', '/', 'localhost'],
    ['another page', '/credit', 'localhost'],
    ['a call', '/api/v1/x', 'localhost'],
    ['what is not there', '/nothing', 'localhost'],
    ['the portal', '/', 'admin.localhost'],
    ['a host that is none of its own', '/', 'example.org'],
    ['a path that cannot be read', '/%zz', 'localhost'],
  ])('sends the production headers with %s, and lets nothing inline run', async (_, path, host) => {
    const { headers } = await ask(path, { host });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://localhost:4220 http://127.0.0.1:4220;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:4220;");
    // The portal's libraries write styles.
    expect(policy.includes('unsafe')).toBe(host === 'admin.localhost');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it.each([
    ['GET', '/api/%zz', 400, 'ex_bad_request'],
    ['GET', '/api/..%2finternal/cards/1', 400, 'ex_bad_request'],
    ['PROPFIND', '/api/v1/x', 404, 'ex_not_found'],
    ['TRACE', '/public-site/v1/x', 404, 'ex_not_found'],
  ])(
    'answers %s %s, which it cannot pass on, with the envelope',
    async (method, path, status, result_code) => {
      const answer = await ask(path, { method });
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.body)).toEqual({
        result_code,
        result_message: expect.any(String) as string,
        result_detail: null,
      });
    },
  );

  it('answers a call that is larger than it takes with the envelope', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024);
    const answer = await ask('/api/v1/x', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ result_code: 'ex_too_large' });
  });

  it.each([
    [
      'cuts a trickling body off',
      'POST /api/v1/x HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n',
      408,
    ],
    ['takes no bytes for a request that are none', 'hello\r\n\r\n', 400],
  ])('%s, with the envelope', async (_, sent, status) => {
    const slow = await createGateway({ ...options(), requestTimeout: 300 });
    const socket = connect(await listenOnLoopback(slow, 0), '127.0.0.1');
    socket.write(sent);
    const trickle = setInterval(() => socket.write(' '), 50);
    socket.once('data', () => clearInterval(trickle));
    const response = await text(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(Object.keys(JSON.parse(response.split('\r\n\r\n')[1] ?? '') as object)).toEqual([
      'result_code',
      'result_message',
      'result_detail',
    ]);
    await slow.close();
  });

  it('lets hashed files be kept for good and pages be asked for again', async () => {
    expect((await ask('/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/credit')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the compressed twin where the browser takes it', async () => {
    const { headers } = await ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-type']).toContain('javascript');
  });

  it.each(['/%', '/%zz', '//', '/..%2f..%2fetc/passwd', '/%00', '/index.html/..', '/\\..\\x', '/%c0%ae'])(
    'stands the URL %s',
    async (path) => {
      expect((await ask(path)).status).toBeLessThan(500);
      expect((await ask('/')).body).toBe('home');
    },
  );

  it('hands the headers of the answer back, such as how many records there are in all', async () => {
    const { status, headers } = await ask('/api/v1/reports/uses', { host: 'admin.localhost' });
    expect([status, headers['x-total-count']]).toEqual([200, '7']);
  });

  it('passes calls on with the address and host that they came by', async () => {
    const { body } = await ask('/api/v1/x?y=1', {
      host: 'admin.localhost',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8' },
      body: '{"a":1}',
    });
    expect(JSON.parse(body)).toMatchObject({
      method: 'POST',
      url: '/api/v1/x?y=1',
      body: { a: 1 },
      headers: {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': `admin.localhost:${port}`,
        'x-forwarded-proto': 'http',
      },
    });
    expect(body).not.toContain('8.8.8.8');
    expect(JSON.parse((await ask('/public-site/v1/y')).body)).toMatchObject({ url: '/public-site/v1/y' });
  });

  it.each([
    '/internal/cards/12345678',
    '/machines/v1/cards',
    '/api/../machines/v1/cards',
    '/metrics',
    '/healthz',
    '/apiary',
    '/api/../internal/cards/12345678',
    '/api/%2e%2e/internal/cards/12345678',
    '/api/..%2finternal/cards/12345678',
    '/api%2f..%2finternal/cards/1',
  ])('passes %s on to nobody outside the calls', async (path) => {
    const { body } = await ask(path);
    expect(body).not.toMatch(/"url":"\/(internal|machines|metrics|healthz)/);
  });

  it('answers with the error envelope while the API is away', async () => {
    const lonely = await createGateway({
      publicRoot: join(folder, 'public'),
      portalRoot: join(folder, 'portal'),
      apiOrigin: 'http://127.0.0.1:1',
      contentSecurityPolicy: () => '',
    });
    const answer = await lonely.inject({ url: '/api/v1/x', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      result_code: 'ex_unavailable',
      result_message: 'El servicio no está disponible en este momento. Intente nuevamente en unos minutos.',
      result_detail: null,
    });
    await lonely.close();
  });
});
