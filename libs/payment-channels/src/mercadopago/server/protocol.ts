import type { ChannelPath } from '@laundry/api-contract';
import * as v from 'valibot';
import { Failure } from '@laundry/error-catalogue/failure';
import { hash } from 'node:crypto';
import type { SharedSettings } from '../../server/channel.ts';
import { ProviderUnavailable, checkAnswer } from '../../server/http.ts';
import type { ProviderAnswer, ProviderHttp } from '../../server/http.ts';
import type { KnownPayment, ListedBy, Notification, Notified, PaymentFacts } from '../../server/provider.ts';
import { Chargeback, ProviderPayment, PaymentSearch, Refusal, toPaymentFacts } from './payment.ts';
import { isSigned } from './signature.ts';

export interface MercadoPagoAccess {
  readonly baseUrl: string;
  readonly accessToken: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
}

const Id = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)));
/** A webhook has `data.id` and `type`, the older IPN `id` and `topic`. */
const Query = v.object({
  'data.id': Id,
  type: v.optional(v.string()),
  id: v.optional(v.string()),
  topic: v.optional(v.string()),
});
const Body = v.object({ type: v.string() });

/** The default of a search: 30 payments with all their fields are far below 1 MiB. */
const PAGE_SIZE = 30;
/** 9 990 payments of one day or order, within the offsets that a search accepts. */
const MAX_PAGES = 333;
/** Oldest first, so that payments created between two pages come after those that were read. */
const OLDEST_FIRST = { sort: 'date_created', criteria: 'asc' };
const RANGES: Readonly<Record<ListedBy, string>> = {
  created: 'date_created',
  changed: 'date_last_updated',
};

/**
 * The URL for a payment's notifications. Its parameter requests webhooks only, without the unsigned IPN that
 * would accompany each of them (providers §1).
 */
export const notificationUrl = (
  { API_ORIGIN }: Pick<SharedSettings, 'API_ORIGIN'>,
  channel: ChannelPath,
): string => `${API_ORIGIN}/api/v1/notifications/${channel}?source_news=webhooks`;

const allFacts = (payments: readonly ProviderPayment[]): readonly PaymentFacts[] =>
  payments.map(toPaymentFacts).filter((facts) => facts !== undefined);

/**
 * The part of an answer that a schema describes. Refusals are recognised by their HTTP status alone, because
 * their codes are not documented; the codes are logged.
 *
 * @throws ProviderUnavailable
 */
function parseAnswer<const Schema extends v.GenericSchema>(
  schema: Schema,
  answer: ProviderAnswer,
  call: string,
): v.InferOutput<Schema> {
  const refusal = answer.status < 400 ? undefined : v.safeParse(Refusal, answer.body);
  if (!refusal?.success) return checkAnswer(schema, answer, call);
  const { error, cause } = refusal.output;
  const causes = cause.map(({ code, description }) => `${code} ${description}`).join(', ');
  throw new ProviderUnavailable(`${call}: status ${answer.status}, ${error}: ${causes}`);
}

/** The protocol that Checkout Pro and tickets share: authorised calls, notifications and queries. */
export function mercadoPagoProtocol(http: ProviderHttp, access: MercadoPagoAccess) {
  const authorization = `Bearer ${access.accessToken}`;

  /** Creates a resource once: a repeated key gets the first call's answer. @throws ProviderUnavailable */
  async function post<const Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    body: object,
    { idempotencyKey, timeoutMs }: { readonly idempotencyKey: string; readonly timeoutMs: number },
  ): Promise<v.InferOutput<Schema>> {
    const answer = await http.send({
      operation: 'create',
      method: 'POST',
      url: `${access.baseUrl}${path}`,
      headers: { authorization, 'x-idempotency-key': idempotencyKey },
      body,
      timeoutMs,
    });
    return parseAnswer(schema, answer, `POST ${path}`);
  }

  const get = (operation: 'notification' | 'query', path: string) =>
    http.send({
      operation,
      method: 'GET',
      url: `${access.baseUrl}${path}`,
      headers: { authorization },
      timeoutMs: access.timeoutMs,
    });

  /** A resource by its id; undefined for an unknown one. A new one may be unknown for a moment. */
  async function fetchById<const Schema extends v.GenericSchema>(schema: Schema, path: string, id: string) {
    const answer = await get('notification', `${path}/${encodeURIComponent(id)}`);
    return answer.status === 404 ? undefined : parseAnswer(schema, answer, `GET ${path}`);
  }

  async function paymentFacts(id: string): Promise<readonly PaymentFacts[] | undefined> {
    const payment = await fetchById(ProviderPayment, '/v1/payments', id);
    return payment && allFacts([payment]);
  }

  async function chargebackFacts(id: string): Promise<readonly PaymentFacts[] | undefined> {
    const chargeback = await fetchById(Chargeback, '/v1/chargebacks', id);
    const facts = await Promise.all((chargeback?.payments ?? []).map(paymentFacts));
    return chargeback && facts.every((known) => known !== undefined) ? facts.flat() : undefined;
  }

  /** Topics about money, of webhooks and the older IPN. Claims that move money come as payments too. */
  const TOPICS: Readonly<Record<string, (id: string) => Promise<readonly PaymentFacts[] | undefined>>> = {
    payment: paymentFacts,
    topic_chargebacks_wh: chargebackFacts,
    chargebacks: chargebackFacts,
  };

  /**
   * A notification has only the id of a payment or chargeback, so the details are fetched. A webhook must be
   * signed. An IPN cannot be signed: it is a hint that anybody may send.
   */
  async function verifyNotification({ query, body, header }: Notification): Promise<Notified> {
    const parsed = v.safeParse(Query, query);
    if (!parsed.success) throw new Failure('ex_bad_request');
    const { 'data.id': dataId, type, id: ipnId, topic: ipnTopic } = parsed.output;
    const isIpn = dataId === undefined && ipnTopic !== undefined;
    const parts = { dataId, requestId: header('x-request-id') };
    if (!isIpn && !isSigned(header('x-signature'), access.webhookSecret, parts))
      throw new Failure('ex_unauthorized');
    const topic = isIpn ? ipnTopic : (type ?? (v.is(Body, body) ? body.type : ''));
    const id = isIpn ? ipnId : dataId;
    const read = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
    return read && v.is(Id, id) && id !== undefined ? { isSigned: !isIpn, lookUp: () => read(id) } : [];
  }

  /** Reads all pages of a search. @throws ProviderUnavailable where a page fails or there are too many */
  async function search(parameters: Readonly<Record<string, string>>): Promise<readonly ProviderPayment[]> {
    const found: ProviderPayment[] = [];
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const offset = String(found.length);
      const query = new URLSearchParams({ ...OLDEST_FIRST, ...parameters, limit: String(PAGE_SIZE), offset });
      const answer = await get('query', `/v1/payments/search?${query.toString()}`);
      const { paging, results } = parseAnswer(PaymentSearch, answer, 'GET /v1/payments/search');
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

  const account = hash('sha256', access.accessToken);
  return { post, reports: { account, verifyNotification, queryStatus, listPayments } };
}

/** Montevideo has had no summer time since 2015. */
const MONTEVIDEO = '-03:00';
const AHEAD_OF_UTC_MS = -3 * 60 * 60_000;

/** An instant as MercadoPago accepts it, with three digits of milliseconds and the zone (providers §4). */
export const providerInstant = (at: Date): string =>
  new Date(at.getTime() + AHEAD_OF_UTC_MS).toISOString().replace('Z', MONTEVIDEO);
