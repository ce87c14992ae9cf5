import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Desk } from '../desk/desk.ts';
import { settleRefund } from '../desk/refund.ts';
import type { Attempt, SimulatedPayment } from '../desk/payment.ts';
import { faultyStatus } from '../faultHooks.ts';
import type { World } from '../world.ts';
import { apiError } from './access.ts';

const Search = v.object({ external_reference: v.string() });
const Refund = v.nullish(v.object({ amount: v.optional(v.pipe(v.number(), v.minValue(0.01))) }));
type ById = { Params: { id: string } };

/** What Checkout Pro and tickets share: payments by number and by reference, and refunds. */
export function paymentQueries<P extends SimulatedPayment>(
  app: FastifyInstance,
  { faults }: World,
  desk: Desk<P>,
  show: (payment: P, attempt: Attempt) => object,
): void {
  const preHandler = faultyStatus(faults, desk.name);

  function found(id: string) {
    const payment = desk.payments.withAttempt(Number(id));
    const attempt = payment?.attempts.find((candidate) => candidate.id === Number(id));
    return payment && attempt && { payment, attempt };
  }

  app.get('/v1/payments/search', { preHandler }, async (request, reply) => {
    const query = v.safeParse(Search, request.query);
    if (!query.success) return apiError(reply, 400, 'bad_request', 'external_reference is missing');
    const payment = desk.payments.withReference(query.output.external_reference);
    const results = payment ? payment.attempts.map((attempt) => show(payment, attempt)) : [];
    return { paging: { total: results.length, limit: 30, offset: 0 }, results };
  });

  app.get<ById>('/v1/payments/:id', { preHandler }, async ({ params }, reply) => {
    const known = found(params.id);
    if (!known) return apiError(reply, 404, 'not_found', 'Payment not found');
    return show(known.payment, known.attempt);
  });

  app.post<ById>('/v1/payments/:id/refunds', async ({ params, body }, reply) => {
    const known = found(params.id);
    if (!known) return apiError(reply, 404, 'not_found', 'Payment not found');
    const asked = v.safeParse(Refund, body);
    if (!asked.success) return apiError(reply, 400, 'bad_request', 'amount is not valid');
    const refund = settleRefund(known.payment, known.attempt, asked.output?.amount);
    if (!refund) return apiError(reply, 400, 'bad_request', 'The payment cannot be refunded by this amount');
    desk.payments.save(known.payment);
    await desk.announce(known.payment, known.attempt);
    return reply.code(201).send({ ...refund, payment_id: known.attempt.id, status: 'approved' });
  });
}
