import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import type { PaymentProcessor } from '../../simulator/payments/paymentProcessor.ts';
import { cancel } from '../../simulator/payments/amendments.ts';
import type { Attempt, SimulatedPayment } from '../../simulator/payments/payment.ts';
import { faultyStatus } from '../../simulator/faults.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { errorAnswer } from './answers.ts';
import { refundRoutes } from './refunds.ts';
import { searchRoute } from './search.ts';

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

/** The document types of Uruguay. */
const IDENTIFICATION_TYPES = [
  { id: 'CI', name: 'CI', type: 'number', min_length: 7, max_length: 8 },
  { id: 'Otro', name: 'Otro', type: 'number' },
];

/** The merchant, of Uruguay's site. */
const ACCOUNT = { id: 1, nickname: 'LAVADERO', site_id: 'MLU', country_id: 'UY' } as const;

const Change = v.object({ status: v.literal('cancelled') });
type ById = { Params: { id: string } };

/**
 * The calls that Checkout Pro and tickets share: payments by number and by search, cancelling, chargeback
 * cases, refunds, the account, and lists of the country.
 *
 * @param takesMoreAttempts whether a payment that was cancelled can be paid all the same
 */
export function paymentQueries<P extends SimulatedPayment>(
  app: FastifyInstance,
  { faults }: SimulatorContext,
  processor: PaymentProcessor<P>,
  show: (payment: P, attempt: Attempt) => { readonly status: string },
  takesMoreAttempts: boolean,
): void {
  const preHandler = faultyStatus(faults, processor.name);
  const unknown = (reply: FastifyReply) => errorAnswer(reply, 404, 2000, 'Payment not found');

  function find(id: string) {
    const payment = processor.payments.withAttempt(Number(id));
    const attempt = payment?.attempts.find((candidate) => candidate.id === Number(id));
    return payment && attempt && { payment, attempt };
  }

  async function cancelPayment(id: string, reply: FastifyReply): Promise<unknown> {
    const known = find(id);
    if (!known) return unknown(reply);
    const { payment, attempt } = known;
    if (!cancel(attempt))
      return errorAnswer(
        reply,
        400,
        2034,
        'Only pending, in_process or authorized payments can be cancelled',
      );
    // A preference takes another attempt.
    if (!takesMoreAttempts) payment.calledOff = true;
    processor.payments.save(payment);
    await processor.announce(payment, attempt);
    return show(payment, attempt);
  }

  searchRoute(app, () => processor.payments.all(), show, { preHandler });
  refundRoutes(app, processor, find);
  app.get('/v1/payment_methods', async () => PAYMENT_METHODS);
  app.get('/v1/identification_types', async () => IDENTIFICATION_TYPES);
  app.get('/users/me', async () => ACCOUNT);

  app.get<ById>('/v1/payments/:id', { preHandler }, async ({ params }, reply) => {
    const known = find(params.id);
    return known ? show(known.payment, known.attempt) : unknown(reply);
  });
  app.put<ById>('/v1/payments/:id', async ({ params, body }, reply) =>
    v.is(Change, body)
      ? cancelPayment(params.id, reply)
      : errorAnswer(reply, 400, 'bad_request', 'status is not valid'),
  );
  app.put<ById>('/v1/payments/:id/cancellations', async ({ params }, reply) =>
    cancelPayment(params.id, reply),
  );

  const chargebacks = () =>
    [...processor.payments.all()].flatMap(({ attempts, amountCents }) =>
      attempts.flatMap(({ id, chargebackId, refundedCents }) => {
        const amount = (amountCents - refundedCents) / 100;
        return chargebackId === undefined
          ? []
          : [{ id: String(chargebackId), payments: [id], currency: 'UYU', amount }];
      }),
    );
  app.get<{ Querystring: { payment_id?: string } }>('/v1/chargebacks/search', async ({ query }) => {
    const results = chargebacks().filter(({ payments }) => String(payments[0]) === query.payment_id);
    return { paging: { total: results.length, limit: 30, offset: 0 }, results };
  });
  app.get<ById>('/v1/chargebacks/:id', { preHandler }, async ({ params }, reply) => {
    const known = chargebacks().find(({ id }) => id === params.id);
    return known ?? errorAnswer(reply, 404, 'not_found', 'Chargeback not found');
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
