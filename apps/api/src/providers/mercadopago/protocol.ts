import * as v from 'valibot';
import { Failure } from '../../failure.ts';
import { checked } from '../http.ts';
import type { ProviderHttp } from '../http.ts';
import type { KnownPayment, Notification, PaymentFacts } from '../provider.ts';
import { Payment, PaymentSearch, factsOf } from './payment.ts';
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

/** What Checkout Pro and its RedPagos tickets share: authorised calls, the webhook and the query. */
export function mercadoPagoProtocol(http: ProviderHttp, access: MercadoPagoAccess) {
  const authorization = `Bearer ${access.accessToken}`;

  /** Creates something once: the same key again answers with what it made. */
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

  /** The webhook names a payment and nothing else, so the payment itself is fetched. */
  async function verifyNotification({
    query,
    body,
    header,
  }: Notification): Promise<PaymentFacts | undefined> {
    const named = v.safeParse(WebhookQuery, query);
    const content = v.safeParse(WebhookBody, body);
    if (!named.success || !content.success) throw new Failure('ex_bad_request');
    const dataId = named.output['data.id'];
    const parts = { dataId, requestId: header('x-request-id') };
    if (!isSigned(header('x-signature'), access.webhookSecret, parts)) throw new Failure('ex_unauthorized');
    if ((named.output.type ?? content.output.type) !== 'payment') return undefined;
    const answer = await get('notification', `/v1/payments/${encodeURIComponent(dataId)}`);
    if (answer.status === 404) throw new Failure('ex_not_found');
    return factsOf(checked(Payment, answer, 'GET /v1/payments'));
  }

  async function queryStatus({ id }: KnownPayment): Promise<readonly PaymentFacts[]> {
    const answer = await get('query', `/v1/payments/search?external_reference=${encodeURIComponent(id)}`);
    const { results } = checked(PaymentSearch, answer, 'GET /v1/payments/search');
    return results
      .filter((payment) => payment.external_reference === id)
      .map(factsOf)
      .filter((facts) => facts !== undefined);
  }

  return { post, verifyNotification, queryStatus };
}
