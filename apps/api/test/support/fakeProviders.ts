import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/server';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The channels of the providers below. */
export const FAKED: readonly ChannelName[] = ['MercadoPagos', 'PagosWeb', 'Bancard', 'RedPagos'];

/** Settings that leave all other channels off, for tests that ask every provider. */
export const onlyFaked: Record<string, string> = Object.fromEntries(
  CHANNEL_NAMES.filter((name) => !FAKED.includes(name)).flatMap((name) =>
    CHANNELS[name].credentials.map((credential) => [credential, '']),
  ),
);

/** The providers' routes that tests use most. */
export const PREFERENCES = 'POST /mercadopago/checkout/preferences';
export const SEARCH = 'GET /mercadopago/v1/payments/search';
export const SINGLE_BUY = 'POST /bancard/vpos/api/0.3/single_buy';
export const CONFIRMATIONS = `${SINGLE_BUY}/confirmations`;
export const ROLLBACK = `${SINGLE_BUY}/rollback`;
export const SITEVERIFY = 'POST /recaptcha/api/siteverify';

/** A request as the providers saw it. */
export interface Seen {
  readonly route: string;
  readonly headers: IncomingMessage['headers'];
  readonly query: URLSearchParams;
  /** Parsed JSON, or a form's fields. */
  readonly body: Record<string, unknown>;
}

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent as it is, instead of JSON. */
  readonly raw?: string;
}

type Responder = (seen: Seen) => Answer | Promise<Answer>;

/** A payment as MercadoPago's API shows it. */
export interface FakePayment {
  readonly id: number;
  readonly status: string;
  readonly external_reference: string | null;
  readonly transaction_amount: number;
  readonly currency_id: string;
  readonly date_created?: string;
  readonly date_last_updated?: string;
  readonly [other: string]: unknown;
}

function fieldsIn(sent: string, { headers }: IncomingMessage): Record<string, unknown> {
  if (sent === '') return {};
  if (headers['content-type']?.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(sent));
  return JSON.parse(sent) as Record<string, unknown>;
}

/** An error of Bancard's protocol. */
export const vposError = (key: string, dsc = 'x', status = 200) => ({
  status,
  body: { status: 'error', messages: [{ key, level: 'error', dsc }] },
});

/**
 * Minimal fakes of the providers over real HTTP: they answer creations, record the requests, and return the
 * payments that a test puts into them. `on` replaces the answer of one route.
 */
export async function startFakeProviders() {
  const seen: Seen[] = [];
  const payments = new Map<number, FakePayment>();
  const confirmations = new Map<number, object>();
  /** The purchase numbers that Bancard has seen: each can be used once. */
  const numbers = new Set<number>();
  const made = new Map<string, number>();
  const replaced = new Map<string, Responder>();

  /** Gives each idempotency key one id, as the real provider does. */
  const once = (key: unknown) => {
    const name = String(key);
    const id = made.get(name) ?? made.size + 1;
    made.set(name, id);
    return id;
  };

  const operation = ({ body }: Seen) => body['operation'] as Record<string, unknown>;
  const responders: Record<string, Responder> = {
    [PREFERENCES]: ({ headers }) => {
      const id = once(headers['x-idempotency-key']);
      return { status: 201, body: { id: `pref-${id}`, init_point: `http://provider.example/pay/${id}` } };
    },
    'POST /redpagos/v1/payments': ({ headers, body }) => {
      const id = once(headers['x-idempotency-key']);
      const details = {
        external_resource_url: `http://provider.example/slip/${id}`,
        payment_method_reference_id: `REF${id}`,
        verification_code: `V${id}`,
      };
      return { status: 201, body: { ...body, id, status: 'pending', transaction_details: details } };
    },
    [SINGLE_BUY]: (request) => {
      const number = Number(operation(request)['shop_process_id']);
      if (numbers.has(number)) return vposError('InvalidOperationError', 'Process has already been taken');
      numbers.add(number);
      return { body: { status: 'success', process_id: `proc-${numbers.size}` } };
    },
    [CONFIRMATIONS]: (request) => {
      const confirmation = confirmations.get(Number(operation(request)['shop_process_id']));
      return confirmation ? { body: { status: 'success', confirmation } } : vposError('PaymentNotFoundError');
    },
    [ROLLBACK]: () => ({ body: { status: 'success' } }),
    [SITEVERIFY]: () => ({ body: { success: true, score: 0.9, action: 'login' } }),
  };
  /** Searches by reference, or by a range of a date. Pages have two results, as real ones are limited too. */
  const search: Responder = ({ query }) => {
    const reference = query.get('external_reference');
    const offset = Number(query.get('offset'));
    const field = query.get('range') === 'date_created' ? 'date_created' : 'date_last_updated';
    const within = (at: string | undefined) =>
      at !== undefined &&
      Date.parse(at) >= Date.parse(query.get('begin_date') ?? '') &&
      Date.parse(at) <= Date.parse(query.get('end_date') ?? '');
    const found = [...payments.values()].filter((one) =>
      reference === null ? within(one[field]) : one.external_reference === reference,
    );
    return { body: { paging: { total: found.length }, results: found.slice(offset, offset + 2) } };
  };
  for (const provider of ['mercadopago', 'redpagos'])
    responders[`GET /${provider}/v1/payments/search`] = search;

  const byId = (route: string): Answer => {
    const [, id] = /^GET \/(?:mercadopago|redpagos)\/v1\/payments\/(\d+)$/.exec(route) ?? [];
    const found = payments.get(Number(id));
    return found ? { body: found } : { status: 404, body: {} };
  };

  const server = createServer((request, response) => {
    const answer = async () => {
      const url = new URL(request.url ?? '/', 'http://provider.example');
      const route = `${request.method} ${url.pathname}`;
      const body = fieldsIn(await text(request), request);
      const one = { route, headers: request.headers, query: url.searchParams, body };
      seen.push(one);
      const responder = replaced.get(route) ?? responders[route] ?? (() => byId(route));
      const { status = 200, body: answered, raw } = await responder(one);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(raw ?? JSON.stringify(answered));
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const on = (route: string, responder: Responder) => void replaced.set(route, responder);
  return {
    origin,
    /** All requests so far, or those of one route. */
    seen: (route?: string) => (route ? seen.filter((one) => one.route === route) : seen),
    on,
    restore: () => replaced.clear(),
    putPayment: (payment: FakePayment) => void payments.set(payment.id, payment),
    putConfirmation: (number: number, confirmation: object) => void confirmations.set(number, confirmation),
    captchaSays: (verdict: unknown) => on(SITEVERIFY, () => ({ body: verdict })),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type FakeProviders = Awaited<ReturnType<typeof startFakeProviders>>;

/** A responder that answers only when released. */
export function held(answer: Responder) {
  const [reached, gate] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  return {
    responder: async (seen: Seen) => {
      reached.resolve(undefined);
      await gate.promise;
      return answer(seen);
    },
    /** Resolves when the first request arrives. */
    arrived: reached.promise,
    release: () => gate.resolve(undefined),
  };
}
