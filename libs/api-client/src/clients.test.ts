import { jest } from '@jest/globals';
import { calls } from '@laundry/api-contract';
import type { Call } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { fetchCall, readAnswer } from './exchange.ts';
import { createApiClient } from './index.ts';
import type { ClientOptions } from './index.ts';

/** A fake server that gives the answers one after the other and records the requests. */
function server(...answers: (Response | TypeError)[]) {
  const received: { url: string; headers: Headers; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    received.push({ url: request.url, headers: request.headers, body: await request.text() });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('no answer left');
  };
  return { fetch, received };
}

const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });

const methods = {
  payment_methods: [{ name: 'Bancard' }],
  splitting: false,
  price_costumer: 160,
  machine_rate: 120.5,
};

const SIGNIN = { emailAddress: 'a@b.uy', password: 'p', recaptchaToken: 't' };

const toClient = (fetch: typeof globalThis.fetch, more: Partial<ClientOptions> = {}) =>
  createApiClient({ token: () => 'a-token', origin: 'http://site.test', fetch, ...more });

/** Expects a call to fail with an error of the catalogue. */
const fails = (call: Promise<unknown>, kind: ErrorKind) => expect(call).rejects.toMatchObject({ kind });

describe('a call', () => {
  it('for HTML returns its text, and refuses any other response', async () => {
    const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
    const query = { card: '12345678', email: 'a@b.uy', recaptchaToken: 't' };
    const report = '<h1>Informe</h1>';
    expect(await toClient(server(html(report)).fetch).sendReportByUid(query)).toBe(report);
    for (const answer of [
      html(''),
      html('ok'),
      html('x<b>'.repeat(600_000)),
      json({ result: 'ok' }),
      json(report),
    ])
      await fails(toClient(server(answer).fetch).sendReportByUid(query), 'generic');
  });

  it('sends the token, the query and the path', async () => {
    const { fetch, received } = server(json(methods), json([]));
    const client = toClient(fetch);
    expect(await client.cardMethods({ param1: '12345678' })).toEqual(methods);
    await client.administrationBuildings('a/b', { split: 'true' });
    expect(received.map(({ url }) => url)).toEqual([
      'http://site.test/api/v1/card/methods?param1=12345678',
      'http://site.test/public-site/v1/administrations/a%2Fb/buildings?split=true',
    ]);
    expect(received[0]?.headers.get('Authorization')).toBe('Bearer a-token');
  });
});

describe('a page of records', () => {
  const use = {
    id: '7',
    machine: { building: { name: 'Ceibo' }, serial_number: 'LV-1', machine_type: 'WASHER' },
    timestamp: '2026-11-20T12:00:00.000Z',
    card: { uuid: '12345678' },
    result: 'Exitoso',
  };
  const filters = { from: '2026-11-01', to: '2026-11-30', building: 'b' };

  it('requests exactly the given filters', async () => {
    const { fetch, received } = server(json([]));
    await toClient(fetch).reportUses({ ...filters, unit: undefined, page: 1, perPage: 50 });
    expect(received[0]?.url).toBe(
      'http://site.test/api/v1/reports/uses?from=2026-11-01&to=2026-11-30&building=b&page=1&perPage=50',
    );
  });

  it.each([
    ['a number', { 'X-Total-Count': '1000000' }, { total: 1_000_000 }],
    ['zero', { 'X-Total-Count': '0' }, { total: 0 }],
    ['nothing', {}, {}],
    ['nonsense', { 'X-Total-Count': 'many' }, {}],
  ])('has its records and a total for a header with %s', async (_, headers, total) => {
    const { fetch } = server(json([use], 200, headers));
    expect(await toClient(fetch).reportUses(filters)).toEqual({
      records: [{ ...use, unit: null }],
      ...total,
    });
  });
});

describe('a failure', () => {
  it.each([
    ['HTML', () => new Response('<h1>Bad</h1>', { status: 500, headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"a":', { headers: { 'content-type': 'application/json' } })],
    ['an answer of another shape', () => json({ payment_methods: 'none' })],
  ])('%s is the generic error', async (_, answer) => {
    const { fetch } = server(answer());
    await fails(toClient(fetch).cardMethods({ param1: '12345678' }), 'generic');
  });

  it('of the network is retried for a GET, but for no POST and no captcha, and counts as offline', async () => {
    const get = server(new TypeError('Failed to fetch'), json(methods));
    expect(await toClient(get.fetch).cardMethods({ param1: '12345678' })).toEqual(methods);
    expect(get.received).toHaveLength(2);

    const once = server(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
    const client = toClient(once.fetch);
    await fails(client.signin(SIGNIN), 'offline');
    await fails(client.cardMethods({ param1: '12345678', recaptchaToken: 't' }), 'offline');
    expect(once.received).toHaveLength(2);
  });

  it('with a short Retry-After is retried up to eight times, with a long one not at all', async () => {
    const limited = (seconds: string) =>
      json({ result_code: 'ex_too_many_requests', result_message: '' }, 429, { 'Retry-After': seconds });
    const often = (times: number) => Array.from({ length: times }, () => limited('0'));
    const listAdministrators = ({ fetch }: ReturnType<typeof server>) => toClient(fetch).administrators('7');

    const waited = server(...often(8), json([]));
    expect(await listAdministrators(waited)).toEqual([]);
    const refused = server(...often(9));
    await fails(listAdministrators(refused), 'tooManyRequests');
    expect(refused.received).toHaveLength(9);
    await fails(listAdministrators(server(limited('60'))), 'tooManyRequests');
  });

  it('with status 401 ends the session, except while signing in', async () => {
    const ended: unknown[] = [];
    const expired = () => json({ result_code: 'ex_unauthorized', result_message: '' }, 401);
    const { fetch } = server(expired(), expired());
    const client = toClient(fetch, { onUnauthorized: (token) => ended.push(token) });
    await fails(client.administrators('7'), 'sessionEnded');
    expect(ended).toEqual(['a-token']);
    await fails(client.signin(SIGNIN), 'sessionEnded');
    expect(ended).toEqual(['a-token']);
  });

  it('of signing out ends no session, and its call keeps the initial token', async () => {
    const ended: unknown[] = [];
    const { fetch, received } = server(json({ result_code: 'ex_unauthorized', result_message: '' }, 401));
    let token: string | undefined = 'a-token';
    const client = toClient(fetch, { token: () => token, onUnauthorized: (one) => ended.push(one) });
    const signout = fails(client.signout(), 'sessionEnded');
    token = undefined;
    await signout;
    expect(ended).toEqual([]);
    expect(received[0]?.headers.get('Authorization')).toBe('Bearer a-token');
  });

  it('by aborting rejects with the reason of the abort', async () => {
    const { fetch } = server(json(methods));
    const signal = AbortSignal.abort(new Error('left'));
    await expect(toClient(fetch).cardMethods({ param1: '12345678' }, { signal })).rejects.toThrow('left');
  });
});

describe('a server with the calls of spec §7 only', () => {
  it.each([404, 405, 501])('lacks an optional call that it answers with %d', async (status) => {
    const missing: string[] = [];
    const { fetch } = server(new Response('Not here', { status }), new Response('Not here', { status }));
    const client = toClient(fetch, { onNotOffered: ({ path }) => missing.push(path) });
    await fails(client.overview('7'), 'notOffered');
    await fails(client.colivingBuildings(), 'generic');
    expect(missing).toEqual(['/api/v1/administrations/{adminId}/overview']);
  });

  it('has 22 calls that are not optional', () => {
    const needed = Object.values<Call>(calls).filter(({ optional }) => !optional);
    // The 20 of spec §7, and two about one administrator, whose page only exists with an optional call.
    expect(needed).toHaveLength(22);
  });

  it.each(['', '<h1>Created</h1>', '{"id":"1"}', 'null'])('may answer a creation with %j', async (body) => {
    const { fetch } = server(new Response(body, { status: 200 }));
    const person = { firstname: 'A', lastname: 'B', email: 'a@b.uy', reference: '1' };
    expect(await toClient(fetch).createBuildingUser('1', person)).toBeUndefined();
  });
});

it('the client without ky sends the same headers, with a timeout of 20 seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const { fetch, received } = server(
    new Response(null, { status: 204, headers: { 'X-Case-Number': '1042' } }),
  );
  const body = { key_msg: 'contact_info', line1: 'A', emailAddress: 'a@b.uy', bodytxt: 'B' } as const;
  const options = { token: 't', idempotencyKey: 'k', origin: 'http://site.test', fetch };
  expect(await readAnswer(calls.supportInfo, await fetchCall(calls.supportInfo, { body }, options))).toEqual({
    caseNumber: '1042',
  });
  expect(received[0]?.headers.get('Authorization')).toBe('Bearer t');
  expect(received[0]?.headers.get('Idempotency-Key')).toBe('k');
  expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
  expect(timeout).toHaveBeenCalledWith(20_000);
});
