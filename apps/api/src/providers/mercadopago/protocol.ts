import * as v from 'valibot';
import { Failure } from '../../failure.ts';
import { ProviderUnavailable, checked } from '../http.ts';
import type { ProviderHttp } from '../http.ts';
import type { KnownPayment, ListedBy, Notification, PaymentFacts } from '../provider.ts';
import { Chargeback, Payment, PaymentSearch, factsOf } from './payment.ts';
import { isSigned } from './signature.ts';

export interface MercadoPagoAccess {
  readonly baseUrl: string;
  readonly accessToken: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

const DataId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const WebhookQuery = v.object({ 'data.id': DataId, type: v.optional(v.string()) });
const WebhookBody = v.object({ type: v.string(), data: v.object({ id: v.union([v.number(), v.string()]) }) });

const PAGE_SIZE = 100;
/** 20 000 payments of one day or order: a longer search would be an error of the provider. */
const MAX_PAGES = 200;
/** Oldest first, so that payments created between two pages come after those that were read. */
const OLDEST_FIRST = { sort: 'date_created', criteria: 'asc' };
const RANGES: Readonly<Record<ListedBy, string>> = {
  created: 'date_created',
  changed: 'date_last_updated',
};
/** Montevideo has had no summer time since 2015. */
const MONTEVIDEO = '-03:00';

const allFacts = (payments: readonly Payment[]): readonly PaymentFacts[] =>
  payments.map(factsOf).filter((facts) => facts !== undefined);

/** The protocol that Checkout Pro and RedPagos share: authorised calls, the webhook and the query. */
export function mercadoPagoProtocol(http: ProviderHttp, access: MercadoPagoAccess) {
  const authorization = `Bearer ${access.accessToken}`;

  /** Creates a resource once: a repeated key gets the answer of the first call. */
  const post = (path: string, body: object, idempotencyKey: string, timeoutMs: number) =>
    http.send({
      operation: 'create',
      method: 'POST',
      url: `${access.baseUrl}${path}`,
      headers: { authorization, 'x-idempotency-key': idempotencyKey },
      body,
      timeoutMs,
    });

  const get = (operation: 'notification' | 'query', path: string) =>
    http.send({
      operation,
      method: 'GET',
      url: `${access.baseUrl}${path}`,
      headers: { authorization },
      timeoutMs: access.timeoutMs,
    });

  async function paymentFacts(id: string): Promise<readonly PaymentFacts[]> {
    const answer = await get('notification', `/v1/payments/${encodeURIComponent(id)}`);
    if (answer.status === 404) throw new Failure('ex_not_found');
    return allFacts([checked(Payment, answer, 'GET /v1/payments')]);
  }

  async function chargebackFacts(id: string): Promise<readonly PaymentFacts[]> {
    const answer = await get('notification', `/v1/chargebacks/${encodeURIComponent(id)}`);
    if (answer.status === 404) throw new Failure('ex_not_found');
    const { payments } = checked(Chargeback, answer, 'GET /v1/chargebacks');
    return (await Promise.all(payments.map(paymentFacts))).flat();
  }

  /** The topics of webhooks about money. Claims are notified as payments too, once they move money. */
  const TOPICS: Readonly<Record<string, (id: string) => Promise<readonly PaymentFacts[]>>> = {
    payment: paymentFacts,
    topic_chargebacks_wh: chargebackFacts,
  };

  /** A webhook contains only the id of a payment or chargeback, so the details are fetched. */
  async function verifyNotification(notification: Notification): Promise<readonly PaymentFacts[]> {
    const { query, body, header } = notification;
    const parsedQuery = v.safeParse(WebhookQuery, query);
    const parsedBody = v.safeParse(WebhookBody, body);
    if (!parsedQuery.success || !parsedBody.success) throw new Failure('ex_bad_request');
    const dataId = parsedQuery.output['data.id'];
    const parts = { dataId, requestId: header('x-request-id') };
    if (!isSigned(header('x-signature'), access.webhookSecret, parts)) throw new Failure('ex_unauthorized');
    const topic = parsedQuery.output.type ?? parsedBody.output.type;
    return Object.hasOwn(TOPICS, topic) ? ((await TOPICS[topic]?.(dataId)) ?? []) : [];
  }

  /**
   * Reads all pages of a search.
   *
   * @throws ProviderUnavailable where a page fails or there are too many
   */
  async function search(parameters: Readonly<Record<string, string>>): Promise<readonly Payment[]> {
    const found: Payment[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const offset = String(found.length);
      const query = new URLSearchParams({ ...OLDEST_FIRST, ...parameters, limit: String(PAGE_SIZE), offset });
      const answer = await get('query', `/v1/payments/search?${query.toString()}`);
      const { paging, results } = checked(PaymentSearch, answer, 'GET /v1/payments/search');
      found.push(...results);
      if (results.length === 0 || found.length >= (paging?.total ?? 0)) return found;
    }
    throw new ProviderUnavailable('GET /v1/payments/search: too many pages');
  }

  async function queryStatus({ id }: KnownPayment): Promise<readonly PaymentFacts[]> {
    const payments = await search({ external_reference: id });
    return allFacts(payments.filter((payment) => payment.external_reference === id));
  }

  async function listPayments(day: string, by: ListedBy): Promise<readonly PaymentFacts[]> {
    const payments = await search({
      range: RANGES[by],
      begin_date: `${day}T00:00:00.000${MONTEVIDEO}`,
      end_date: `${day}T23:59:59.999${MONTEVIDEO}`,
    });
    return allFacts(payments);
  }

  return { post, verifyNotification, queryStatus, listPayments };
}
