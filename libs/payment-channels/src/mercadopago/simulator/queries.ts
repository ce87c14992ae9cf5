import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { PaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import type { Attempt, SimulatedPayment } from '../../simulator/payments/payment.ts';
import { faultyStatus } from '../../simulator/faults.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { Instant, errorAnswer } from './answers.ts';

const card = (id: string, name: string, payment_type_id: string) => ({
  id,
  name,
  payment_type_id,
  status: 'active',
  min_allowed_amount: 1,
  max_allowed_amount: 500_000,
  additional_info_needed: ['cardholder_name', 'cardholder_identification_number'],
  processing_modes: ['aggregator'],
  accreditation_time: 0,
});
const ticket = (id: string, name: string) => ({
  ...card(id, name, 'ticket'),
  max_allowed_amount: 150_000,
  additional_info_needed: ['identification_number'],
});
export const REDPAGOS = ticket('redpagos', 'Redpagos');
/** The payment methods of Uruguay that matter here (providers §1, §4). */
const PAYMENT_METHODS = [
  card('visa', 'Visa', 'credit_card'),
  card('master', 'Mastercard', 'credit_card'),
  card('debvisa', 'Visa Debito', 'debit_card'),
  REDPAGOS,
  ticket('abitab', 'Abitab'),
];
/** The merchant's account, on Uruguay's site. */
const ACCOUNT = { id: 1, nickname: 'LAVADERO', site_id: 'MLU', country_id: 'UY' } as const;

const whole = (fallback: string, max: number) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(max));
const RANGES = {
  date_created: (attempt: Attempt) => attempt.at,
  date_last_updated: (attempt: Attempt) => attempt.changedAt ?? attempt.at,
};
const Search = v.object({
  external_reference: v.optional(v.string()),
  sort: v.literal('date_created'),
  criteria: v.picklist(['asc', 'desc']),
  range: v.optional(v.picklist(['date_created', 'date_last_updated'])),
  begin_date: v.optional(v.string(), ''),
  end_date: v.optional(v.string(), ''),
  limit: whole('30', 100),
  offset: whole('0', 10_000),
});

type ById = { Params: { id: string } };

/**
 * The calls that Checkout Pro and tickets share: payments by number and by search, chargeback cases, the
 * account and its payment methods.
 */
export function paymentQueries<P extends SimulatedPayment>(
  app: FastifyInstance,
  { faults }: SimulatorContext,
  processor: PaymentProcessor<P>,
  show: (payment: P, attempt: Attempt) => object,
): void {
  const preHandler = faultyStatus(faults, processor.name);
  app.get('/v1/payment_methods', async () => PAYMENT_METHODS);
  app.get('/users/me', async () => ACCOUNT);
  app.get<ById>('/v1/payments/:id', { preHandler }, async ({ params }, reply) => {
    const id = Number(params.id);
    const payment = processor.payments.withAttempt(id);
    const attempt = payment?.attempts.find((candidate) => candidate.id === id);
    return payment && attempt ? show(payment, attempt) : errorAnswer(reply, 404, 2000, 'Payment not found');
  });
  app.get('/v1/payments/search', { preHandler }, async (request, reply) => {
    const query = v.safeParse(Search, request.query);
    if (!query.success)
      return errorAnswer(reply, 400, 'bad_request', v.getDotPath(query.issues[0]) ?? 'query');
    const { external_reference: reference, range, criteria, limit, offset } = query.output;
    const { begin_date: begin, end_date: end } = query.output;
    if (range && !(v.is(Instant, begin) && v.is(Instant, end)))
      return errorAnswer(reply, 400, 1001, 'Invalid date format: use yyyy-MM-ddTHH:mm:ss.SSSZ');
    const isWithin = (attempt: Attempt) => {
      const at = range && Date.parse(RANGES[range](attempt));
      return at === undefined || (at >= Date.parse(begin) && at <= Date.parse(end));
    };
    const newestFirst = [...processor.payments.all()]
      .filter((payment) => reference === undefined || payment.reference === reference)
      .flatMap((payment) => payment.attempts.map((attempt) => ({ payment, attempt })))
      .filter(({ attempt }) => isWithin(attempt))
      .toSorted((a, b) => b.attempt.id - a.attempt.id);
    const found = criteria === 'asc' ? newestFirst.toReversed() : newestFirst;
    const results = found.slice(offset, offset + limit).map(({ payment, attempt }) => show(payment, attempt));
    return { paging: { total: found.length, limit, offset }, results };
  });
  app.get<ById>('/v1/chargebacks/:id', { preHandler }, async ({ params }, reply) => {
    for (const { attempts, amountCents } of processor.payments.all())
      for (const { id, chargebackId, refundedCents } of attempts)
        if (String(chargebackId) === params.id)
          return {
            id: params.id,
            payments: [id],
            currency: 'UYU',
            amount: (amountCents - refundedCents) / 100,
          };
    return errorAnswer(reply, 404, 'not_found', 'Chargeback not found');
  });
}

/** Requires the access token. */
export const bearerOnly = (token: string): onRequestAsyncHookHandler =>
  async function ({ headers }, reply) {
    if (headers.authorization === `Bearer ${token}`) return undefined;
    const description =
      headers.authorization === undefined ? 'authorization value not present' : 'invalid access token';
    return errorAnswer(reply, 401, 'unauthorized', description);
  };
