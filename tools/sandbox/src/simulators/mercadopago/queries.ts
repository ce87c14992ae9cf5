import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { PaymentProcessor } from '../payments/paymentProcessor.ts';
import { refund } from '../payments/amendments.ts';
import type { Attempt, SimulatedPayment } from '../payments/payment.ts';
import { faultyStatus } from '../faultHooks.ts';
import type { SimulatorContext } from '../context.ts';
import { errorAnswer } from './errors.ts';

const whole = (fallback: string, max: number) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max));
const instant = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));
const page = { limit: whole('30', 100), offset: whole('0', 10_000) };
const Search = v.union([
  v.object({ external_reference: v.string(), ...page }),
  v.object({
    range: v.picklist(['date_created', 'date_last_updated']),
    begin_date: instant,
    end_date: instant,
    ...page,
  }),
]);
type Search = v.InferOutput<typeof Search>;

/** The moment that a range refers to: the payment's creation or its last change. */
const momentOf = (attempt: Attempt, range: 'date_created' | 'date_last_updated') =>
  Date.parse(range === 'date_created' ? attempt.at : (attempt.changedAt ?? attempt.at));

const Refund = v.nullish(v.object({ amount: v.optional(v.pipe(v.number(), v.minValue(0.01))) }));
type ById = { Params: { id: string } };

/**
 * The calls that Checkout Pro and tickets share: payments by number, reference and date, chargeback cases,
 * and refunds.
 */
export function paymentQueries<P extends SimulatedPayment>(
  app: FastifyInstance,
  { faults }: SimulatorContext,
  processor: PaymentProcessor<P>,
  show: (payment: P, attempt: Attempt) => object,
): void {
  const preHandler = faultyStatus(faults, processor.name);

  function found(id: string) {
    const payment = processor.payments.withAttempt(Number(id));
    const attempt = payment?.attempts.find((candidate) => candidate.id === Number(id));
    return payment && attempt && { payment, attempt };
  }

  function matching(search: Search): { payment: P; attempt: Attempt }[] {
    if ('external_reference' in search) {
      const payment = processor.payments.withReference(search.external_reference);
      return payment ? payment.attempts.map((attempt) => ({ payment, attempt })) : [];
    }
    const { range, begin_date: from, end_date: to } = search;
    return [...processor.payments.all()]
      .flatMap((payment) => payment.attempts.map((attempt) => ({ payment, attempt })))
      .filter(({ attempt }) => momentOf(attempt, range) >= from && momentOf(attempt, range) <= to)
      .sort((a, b) => a.attempt.id - b.attempt.id);
  }

  app.get('/v1/payments/search', { preHandler }, async (request, reply) => {
    const query = v.safeParse(Search, request.query);
    if (!query.success)
      return errorAnswer(reply, 400, 'bad_request', 'neither external_reference nor a range of dates');
    const { limit, offset } = query.output;
    const found = matching(query.output);
    const results = found.slice(offset, offset + limit).map(({ payment, attempt }) => show(payment, attempt));
    return { paging: { total: found.length, limit, offset }, results };
  });

  app.get<ById>('/v1/chargebacks/:id', { preHandler }, async ({ params }, reply) => {
    const about = [...processor.payments.all()].flatMap(({ attempts, amountCents }) =>
      attempts
        .filter(({ chargebackId }) => String(chargebackId) === params.id)
        .map(({ id, refundedCents }) => ({ id, amount: (amountCents - refundedCents) / 100 })),
    );
    const [one] = about;
    if (!one) return errorAnswer(reply, 404, 'not_found', 'Chargeback not found');
    return { id: params.id, payments: [one.id], currency: 'UYU', amount: one.amount };
  });

  app.get<ById>('/v1/payments/:id', { preHandler }, async ({ params }, reply) => {
    const known = found(params.id);
    if (!known) return errorAnswer(reply, 404, 2000, 'Payment not found');
    return show(known.payment, known.attempt);
  });

  app.post<ById>('/v1/payments/:id/refunds', async ({ params, body }, reply) => {
    const known = found(params.id);
    if (!known) return errorAnswer(reply, 404, 2000, 'Payment not found');
    const parsed = v.safeParse(Refund, body);
    if (!parsed.success) return errorAnswer(reply, 400, 'bad_request', 'amount is not valid');
    const refunded = refund(known.payment, known.attempt, parsed.output?.amount);
    if (!refunded)
      return errorAnswer(reply, 400, 'bad_request', 'The payment cannot be refunded by this amount');
    processor.payments.save(known.payment);
    await processor.announce(known.payment, known.attempt);
    return reply.code(201).send({ ...refunded, payment_id: known.attempt.id, status: 'approved' });
  });
}

/** Requires the access token. */
export const bearerOnly = (token: string): onRequestAsyncHookHandler =>
  async function ({ headers }, reply) {
    if (headers.authorization === `Bearer ${token}`) return undefined;
    return errorAnswer(reply, 401, 'unauthorized', 'invalid access token');
  };

export const idempotencyKeyOf = (headers: Readonly<Record<string, unknown>>): string | undefined => {
  const key = headers['x-idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
};
