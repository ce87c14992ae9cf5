import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClosers } from '../src/local/closers.ts';
import { serveHttp } from '../src/local/listen.ts';
import { startSimulators } from '../src/simulators/startSimulators.ts';

async function openMerchant(pace: number) {
  const closers = createClosers();
  const folder = await closers.folder('merchant');
  const received: { url: URL; headers: IncomingHttpHeaders; body: string }[] = [];
  const transactions = new Map<string, object>();
  const waiting: (() => void)[] = [];
  const answer = { status: 200 };
  const { origin } = closers.keep(
    await serveHttp(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://merchant');
      if (request.method === 'GET') {
        const known = transactions.get(url.pathname.split('/').at(-1) ?? '');
        response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
        response.end(JSON.stringify(known ?? {}));
        return;
      }
      received.push({ url, headers: request.headers, body: await text(request) });
      response.writeHead(answer.status).end('{}');
      for (const resolve of waiting.splice(0)) resolve();
    }),
  );
  const options = {
    port: 0,
    apiOrigin: origin,
    publicOrigin: 'http://localhost:4200',
    stateFile: join(folder, 'state.json'),
    secrets: {},
    pace,
  };
  let simulators = await startSimulators(options);
  closers.add(() => simulators.close());

  const url = (path: string) => `${simulators.origin}${path}`;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url(path), { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    origin,
    received,
    transactions,
    answer,
    url,
    /** Resolves at the next notification. */
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    get,
    post,
    /** Has a payment settled, or changed. @returns the status of the answer */
    settle: async (provider: string, reference: string, outcome: string, amount?: number) =>
      (await post('/_control/settle', { provider, reference, outcome, amount })).status,
    arm: (provider: string, fault: string, times = 1) => post('/_control/faults', { provider, fault, times }),
    payments: async (): Promise<unknown> => (await get('/_control/payments')).json(),
    /** Submits a form without following redirects. */
    submit: (address: string, fields: Record<string, string>) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    restart: async () => {
      await simulators.close();
      simulators = await startSimulators(options);
    },
    close: closers.closeAll,
  };
}
export type Merchant = Awaited<ReturnType<typeof openMerchant>>;

/**
 * Starts a merchant before each test. It records every notification, and has simulators of its own, which
 * repeat notifications at a pace.
 */
export function eachMerchant(pace = 1): Merchant {
  const merchant = {} as Merchant;
  beforeEach(async () => {
    Object.assign(merchant, await openMerchant(pace));
  });
  afterEach(() => merchant.close());
  return merchant;
}

/** The request that creates a preference. */
export const preference = (merchant: Merchant, reference: string) => ({
  items: [{ id: 'recarga', title: 'Carga <de> saldo', quantity: 1, unit_price: 1234.5, currency_id: 'UYU' }],
  payer: { name: 'Eva Paz' },
  external_reference: reference,
  notification_url: `${merchant.origin}/hooks?source_news=webhooks`,
  back_urls: { success: 'http://localhost:4200/done', pending: 'http://localhost:4200/done' },
});
/** The sort order, which a search at MercadoPago has to name. */
export const NEWEST_FIRST = 'sort=date_created&criteria=desc';
export const bearer = { authorization: 'Bearer local-mercadopago-token' };

/** Creates a preference. @returns its page's address */
export async function createCheckout(merchant: Merchant, reference: string): Promise<string> {
  const answer = await merchant.post('/mercadopago/checkout/preferences', preference(merchant, reference), {
    ...bearer,
    'x-idempotency-key': reference,
  });
  return ((await answer.json()) as { init_point: string }).init_point;
}
