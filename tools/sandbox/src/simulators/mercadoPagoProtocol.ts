import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failsToTell } from './context.ts';
import type { Simulation } from './context.ts';
import type { Writer } from './delivery.ts';
import type { Attempt, Payment } from './payments.ts';

/** MercadoPago's words for an attempt's state (payment-providers, section 1). */
const STATUS: Readonly<Record<Attempt['state'], readonly [status: string, detail: string]>> = {
  pending: ['pending', 'pending_waiting_payment'],
  approved: ['approved', 'accredited'],
  denied: ['rejected', 'cc_rejected_insufficient_amount'],
  cancelled: ['cancelled', 'by_payer'],
  expired: ['cancelled', 'expired'],
  refunded: ['refunded', 'refunded'],
};

/** A payment as `GET /v1/payments/{id}` shows it. */
export function mercadoPagoPayment(payment: Payment, { id, state, at }: Attempt) {
  const [status, status_detail] = STATUS[state];
  return {
    id: Number(id),
    status,
    status_detail,
    external_reference: payment.reference,
    transaction_amount: payment.amount,
    transaction_amount_refunded: state === 'refunded' ? payment.amount : 0,
    currency_id: 'UYU',
    payment_method_id: payment.provider === 'redpagos' ? 'redpagos' : 'visa',
    payment_type_id: payment.provider === 'redpagos' ? 'ticket' : 'credit_card',
    date_approved: state === 'approved' ? at : null,
    refunds: [],
  };
}

/** What Checkout Pro and the RedPagos tickets share. */
export interface Member {
  readonly provider: 'mercadopago' | 'redpagos';
  readonly token: string;
  readonly webhookSecret: string;
}

/** The webhook of a payment's last attempt: `x-signature: ts=…,v1=hex` over id, request id and ts. */
export const webhookWriter =
  ({ webhookSecret }: Member): Writer =>
  (payment, forged) => {
    const id = payment.attempts.at(-1)?.id ?? '';
    const requestId = randomUUID();
    const ts = String(Date.now());
    const secret = forged ? 'another-secret' : webhookSecret;
    const manifest = `id:${id};request-id:${requestId};ts:${ts};`;
    const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
    const url = new URL(payment.details['notificationUrl'] ?? '');
    url.searchParams.set('data.id', id);
    url.searchParams.set('type', 'payment');
    return {
      url: url.href,
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        'x-signature': `ts=${ts},v1=${v1}`,
      },
      body: JSON.stringify({
        id: Number(id),
        live_mode: false,
        type: 'payment',
        date_created: new Date().toISOString(),
        user_id: 1,
        version: 1,
        api_version: 'v1',
        action: payment.attempts.length > 1 ? 'payment.created' : 'payment.updated',
        data: { id },
      }),
    };
  };

/** Refuses a call without the member's token, in MercadoPago's error shape. */
export async function isAuthorised(
  { token }: Member,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (request.headers.authorization === `Bearer ${token}`) return true;
  await reply
    .code(401)
    .send({ message: 'invalid access token', error: 'unauthorized', status: 401, cause: [] });
  return false;
}

const notFound = { message: 'Payment not found', error: 'not_found', status: 404, cause: [] };

/** Reading payments, and giving money back. */
export function addPaymentRoutes(app: FastifyInstance, simulation: Simulation, member: Member): void {
  const { book, delivery } = simulation;
  const { provider } = member;

  app.get<{ Querystring: { external_reference?: string } }>('/v1/payments/search', async (request, reply) => {
    if (!(await isAuthorised(member, request, reply)) || (await failsToTell(simulation, provider, reply)))
      return reply;
    const payment = book.find(provider, request.query.external_reference ?? '');
    const results = payment ? payment.attempts.map((attempt) => mercadoPagoPayment(payment, attempt)) : [];
    return { paging: { total: results.length, limit: 30, offset: 0 }, results };
  });

  app.get<{ Params: { id: string } }>('/v1/payments/:id', async (request, reply) => {
    if (!(await isAuthorised(member, request, reply)) || (await failsToTell(simulation, provider, reply)))
      return reply;
    const payment = book.findByKey(provider, request.params.id);
    const attempt = payment?.attempts.find(({ id }) => id === request.params.id);
    return payment && attempt ? mercadoPagoPayment(payment, attempt) : reply.code(404).send(notFound);
  });

  app.post<{ Params: { id: string } }>('/v1/payments/:id/refunds', async (request, reply) => {
    if (!(await isAuthorised(member, request, reply))) return reply;
    const payment = book.findByKey(provider, request.params.id);
    const attempt = payment?.attempts.find(({ id }) => id === request.params.id);
    if (!payment || attempt?.state !== 'approved') return reply.code(404).send(notFound);
    const at = new Date().toISOString();
    const others = payment.attempts.filter(({ id }) => id !== attempt.id);
    const refunded = book.put({
      ...payment,
      attempts: [...others, { id: attempt.id, state: 'refunded', at }],
    });
    void delivery.notify(refunded, webhookWriter(member));
    return reply
      .code(201)
      .send({ payment_id: Number(attempt.id), amount: payment.amount, status: 'approved' });
  });
}
