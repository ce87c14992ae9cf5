import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import { refund } from '../../simulator/payments/amendments.ts';
import type { Attempt, SimulatedPayment } from '../../simulator/payments/payment.ts';
import type { PaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { errorAnswer, refundJson } from './answers.ts';

const Refund = v.nullish(v.object({ amount: v.optional(v.pipe(v.number(), v.minValue(0.01))) }));
const MISSING_KEY = 4292;

export const idempotencyKeyOf = (headers: Readonly<Record<string, unknown>>): string | undefined => {
  const key = headers['x-idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
};

/** Refuses a call that could be repeated without its key, as payments and refunds are (providers §1). */
export const idempotencyKeyNeeded: preHandlerAsyncHookHandler = async function ({ headers }, reply) {
  return idempotencyKeyOf(headers) === undefined
    ? errorAnswer(reply, 400, MISSING_KEY, 'Header X-Idempotency-Key can’t be null')
    : undefined;
};

type OfPayment = { Params: { id: string; refund?: string } };

/** The refunds of a payment: created, read and listed. */
export function refundRoutes<P extends SimulatedPayment>(
  app: FastifyInstance,
  processor: PaymentProcessor<P>,
  find: (id: string) => { payment: P; attempt: Attempt } | undefined,
): void {
  const path = '/v1/payments/:id/refunds';
  /** A repeated key gets the refund of the first call. */
  const made = new Map<string, { attempt: Attempt; one: Attempt['refunds'][number] }>();
  const unknown = (reply: FastifyReply) => errorAnswer(reply, 404, 2000, 'Payment not found');

  app.post<OfPayment>(
    path,
    { preHandler: idempotencyKeyNeeded },
    async ({ params, headers, body }: FastifyRequest<OfPayment>, reply) => {
      const known = find(params.id);
      if (!known) return unknown(reply);
      const key = `${params.id} ${idempotencyKeyOf(headers)}`;
      const earlier = made.get(key);
      if (earlier) return reply.code(201).send(refundJson(earlier.attempt, earlier.one));
      const parsed = v.safeParse(Refund, body);
      if (!parsed.success) return errorAnswer(reply, 400, 4037, 'Invalid amount');
      const { payment, attempt } = known;
      const one = refund(payment, attempt, parsed.output?.amount);
      if (!one) return errorAnswer(reply, 400, 2063, 'The payment cannot be refunded by this amount');
      made.set(key, { attempt, one });
      processor.payments.save(payment);
      await processor.announce(payment, attempt);
      return reply.code(201).send(refundJson(attempt, one));
    },
  );

  app.get<OfPayment>(path, async ({ params }, reply) => {
    const known = find(params.id);
    return known ? known.attempt.refunds.map((one) => refundJson(known.attempt, one)) : unknown(reply);
  });

  app.get<OfPayment>(`${path}/:refund`, async ({ params }, reply) => {
    const known = find(params.id);
    const one = known?.attempt.refunds.find(({ id }) => String(id) === params.refund);
    return known && one ? refundJson(known.attempt, one) : unknown(reply);
  });
}
