import { buffer } from 'node:stream/consumers';
import { createClosers, serveHttp } from '@laundry/sandbox/local';
import { startTheirServer } from '@laundry/sandbox/their-server';
import type { TheirServer } from '@laundry/sandbox/their-server';
import { contractOptionsFrom } from '../../src/contract/options.ts';
import { runSites } from '../../src/contract/run.ts';

/** Changes a successful answer on its way; undefined leaves it as it is. */
type Change = (call: string, body: string) => { status: number; body: string } | undefined;

let theirs: TheirServer;
const closers = createClosers();
beforeAll(async () => {
  theirs = await startTheirServer({ port: 0, site: 'http://localhost:4200' });
});
afterEach(() => closers.closeAll());
afterAll(() => theirs.close());

/** The failed checks of another company's server, some of whose answers are changed. */
async function failuresWith(change: Change, path = ''): Promise<string[]> {
  const between = closers.keep(
    await serveHttp(async (request, response) => {
      const body = await buffer(request);
      const url = (request.url ?? '').replace(path, '');
      const { method = 'GET', headers } = request;
      const answer = await fetch(`${theirs.origin}${url}`, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          ...(body.length > 0 && { 'content-type': headers['content-type'] ?? '' }),
        },
        ...(body.length > 0 && { body }),
      });
      const text = await answer.text();
      const changed = answer.ok ? change(`${method} ${url.replace(/\?.*/, '')}`, text) : undefined;
      response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
      response.writeHead(changed?.status ?? answer.status).end(changed?.body ?? text);
    }),
  );
  const options = contractOptionsFrom({ url: `${between.origin}${path}`, level: 'sites' });
  const failures: string[] = [];
  for await (const { call, failed } of runSites(options))
    failures.push(...failed.map((failure) => `${call}: ${failure}`));
  return failures;
}

it('another company’s server passes the checks of both sites, also below a path', async () => {
  expect(await failuresWith(() => undefined, '/laundry')).toEqual([]);
});

it.each<[string, string, (body: string) => { status: number; body: string }, string[]]>([
  [
    'an answer without payment_methods',
    'GET /api/v1/card/methods',
    (body) => ({ status: 200, body: body.replace('payment_methods', 'methods') }),
    ['cardMethods: a card has a payment method that the sites know: payment_methods is missing'],
  ],
  [
    'a call that is not there',
    'POST /api/v1/users/password',
    () => ({ status: 404, body: '<h1>Not Found</h1>' }),
    ['changePassword: a password is changed: answered 404: the server does not have this call'],
  ],
  [
    'a text that is no instant',
    'GET /api/v1/reports/transactions',
    (body) => ({ status: 200, body: body.replace(/"\d{4}-[^"]*"/, '"ayer"') }),
    [
      'reportTransactions: the transactions are listed: 0.creation_date is "ayer", and has to be iso timestamp',
    ],
  ],
  [
    'a payment without an address',
    'POST /api/v1/transaction/create',
    (body) => ({ status: 200, body: body.replace(/"checkout":"[^"]*",/, '') }),
    [
      'createTransaction: a top-up leads to its payment: the answer leads to no payment: no absolute URL and no process id',
      'transactionStatus: a payment has a status: not tried, because there is no transaction_id in the answer to a top-up',
    ],
  ],
])('says in plain words what is wrong: %s', async (_, call, change, expected) => {
  expect(
    await failuresWith((asked, body) => (asked === call && body !== '' ? change(body) : undefined)),
  ).toEqual(expected);
});
