import { mkdir, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { contentSecurityPolicy } from '../src/hosting/index.ts';
import { siteConfigFrom } from '@laundry/brand';
import { createGateway } from '../src/gateway/createGateway.ts';
import type { GatewayOptions } from '../src/gateway/createGateway.ts';
import { createClosers } from '../src/local/closers.ts';
import { listenOnLoopback, serveHttp } from '../src/local/listen.ts';

/** The hash of `test`. */
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

const closers = createClosers();
let options: GatewayOptions;
let port: number;

/** Matches the body of a refusal. */
const envelope = (result_code: unknown = expect.any(String)) => ({
  result_code,
  result_message: expect.any(String) as string,
  result_detail: null,
});

/** Requests like a browser, but sends the path exactly as it is given. */
async function ask(path: string, { host = 'localhost', method = 'GET', headers = {}, body = '' } = {}) {
  const sent = send({ port, path, method, headers: { host: `${host}:${port}`, ...headers } });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

beforeAll(async () => {
  const folder = await closers.folder('gateway');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  const upstream = await serveHttp(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(200, { 'x-total-count': 7 });
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  options = {
    publicRoot: join(folder, 'public'),
    portalRoot: join(folder, 'portal'),
    apiOrigin: closers.keep(upstream).origin,
    contentSecurityPolicy: (inline) => contentSecurityPolicy(siteConfigFrom({}), inline),
  };
  port = await listenOnLoopback(closers.keep(await createGateway(options)), 0);
});
afterAll(closers.closeAll);

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

  it('allows the inline sources of a page by their hashes', async () => {
    const policy = String((await ask('/inline')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${HASH} http://localhost:4220`);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", expect.any(String), HASH]);
  });

  it.each([
    ['a page', '/', 'localhost'],
    ['a call', '/api/v1/x', 'localhost'],
    ['what is not there', '/nothing', 'localhost'],
    ['the portal', '/', 'admin.localhost'],
    ['a host that is none of its own', '/', 'example.org'],
    ['a path that cannot be read', '/%zz', 'localhost'],
  ])('sends the production headers with %s, and allows no inline scripts', async (_, path, host) => {
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
    ['POST', '/api/v1/x', 413, 'ex_too_large', 'x'.repeat(2 * 1024 * 1024)],
  ])('answers %s %s with %i and the error envelope', async (method, path, status, result_code, body = '') => {
    const answer = await ask(path, { method, body, headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual(envelope(result_code));
  });

  it.each([
    [
      'cuts a trickling body off',
      'POST /api/v1/x HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n',
      408,
    ],
    ['takes no bytes for a request that are none', 'hello\r\n\r\n', 400],
  ])('%s, with the error envelope', async (_, sent, status) => {
    const slow = closers.keep(await createGateway({ ...options, requestTimeout: 300 }));
    const socket = connect(await listenOnLoopback(slow, 0), '127.0.0.1');
    socket.write(sent);
    const trickle = setInterval(() => socket.write(' '), 50);
    socket.once('data', () => clearInterval(trickle));
    const response = await text(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual(envelope());
  });

  it('has hashed files cached for good and compressed, and pages revalidated', async () => {
    const { headers } = await ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable') as string,
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
      vary: 'accept-encoding',
    });
    expect((await ask('/credit')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/%', '/%zz', '//', '/..%2f..%2fetc/passwd', '/%00', '/index.html/..', '/\\..\\x', '/%c0%ae'])(
    'survives the URL %s',
    async (path) => {
      expect((await ask(path)).status).toBeLessThan(500);
      expect((await ask('/')).body).toBe('home');
    },
  );

  it('forwards calls with their address and host, and returns the headers of the response', async () => {
    const { headers, body } = await ask('/api/v1/x?y=1', {
      host: 'admin.localhost',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '8.8.8.8', forwarded: 'for=8.8.8.8' },
      body: '{"a":1}',
    });
    expect(JSON.parse(body)).toMatchObject({
      method: 'POST',
      url: '/api/v1/x?y=1',
      body: '{"a":1}',
      headers: {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': `admin.localhost:${port}`,
        'x-forwarded-proto': 'http',
      },
    });
    expect(body).not.toContain('8.8.8.8');
    expect(headers['x-total-count']).toBe('7');
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
  ])('does not forward %s to an internal path', async (path) => {
    const { body } = await ask(path);
    expect(body).not.toMatch(/"url":"\/(internal|machines|metrics|healthz)/);
  });

  it('answers with the error envelope while the API is down', async () => {
    const lonely = closers.keep(await createGateway({ ...options, apiOrigin: 'http://127.0.0.1:1' }));
    const answer = await lonely.inject({ url: '/api/v1/x', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual(envelope('ex_unavailable'));
  });
});
