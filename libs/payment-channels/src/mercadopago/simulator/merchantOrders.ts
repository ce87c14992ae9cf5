import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decidingAttempt, stateOf, tookMoney } from '../../simulator/payments/payment.ts';
import type { Attempt, AttemptOutcome } from '../../simulator/payments/payment.ts';
import { errorAnswer, answeredInstant } from './answers.ts';
import type { PreferencePayment } from './preferences.ts';

const ORDER_STATUS: Readonly<Partial<Record<AttemptOutcome, string>>> = {
  approved: 'paid',
  refunded: 'refunded',
  expired: 'cancelled',
};

/** An order has the number after that of the attempt that decides it. */
export const orderIdOf = ({ id }: Attempt): number => id + 1;

const Search = v.object({
  external_reference: v.optional(v.string()),
  preference_id: v.optional(v.string()),
});

/** The merchant orders, which MercadoPago makes of preferences that somebody tried to pay. */
export function merchantOrderRoutes(
  app: FastifyInstance,
  all: () => Iterable<PreferencePayment>,
  show: (payment: PreferencePayment, attempt: Attempt) => { status: string; status_detail: string },
): void {
  function orderJson(payment: PreferencePayment, deciding: Attempt) {
    const cents = payment.amountCents;
    const state = stateOf(payment);
    return {
      id: orderIdOf(deciding),
      preference_id: payment.id,
      status: state === 'approved' ? 'closed' : 'opened',
      order_status: ORDER_STATUS[state] ?? 'payment_required',
      external_reference: payment.reference,
      payments: payment.attempts.map((attempt) => ({
        id: attempt.id,
        transaction_amount: cents / 100,
        total_paid_amount: tookMoney(attempt) ? cents / 100 : 0,
        currency_id: 'UYU',
        status: show(payment, attempt).status,
        status_detail: show(payment, attempt).status_detail,
        date_approved: tookMoney(attempt) ? answeredInstant(attempt.at) : null,
      })),
      paid_amount: payment.attempts.some(tookMoney) ? cents / 100 : 0,
      refunded_amount: payment.attempts.reduce((sum, { refundedCents }) => sum + refundedCents, 0) / 100,
      total_amount: cents / 100,
      site_id: 'MLU',
    };
  }

  const orders = () =>
    [...all()].flatMap((payment) => {
      const deciding = decidingAttempt(payment);
      return deciding ? [orderJson(payment, deciding)] : [];
    });

  app.get('/merchant_orders/search', async (request, reply) => {
    const query = v.safeParse(Search, request.query);
    if (!query.success) return errorAnswer(reply, 400, 'bad_request', 'query');
    const { external_reference: reference, preference_id: preference } = query.output;
    const elements = orders().filter(
      (order) =>
        (reference ?? order.external_reference) === order.external_reference &&
        (preference ?? order.preference_id) === order.preference_id,
    );
    return { elements, next_offset: elements.length, total: elements.length };
  });

  app.get<{ Params: { id: string } }>('/merchant_orders/:id', async ({ params }, reply) => {
    const order = orders().find(({ id }) => String(id) === params.id);
    return order ?? errorAnswer(reply, 404, 'not_found', 'Merchant order not found');
  });
}
