import { simulators as texts } from '@laundry/strings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { chosenOutcome, failsToCreate, newNumber, settle } from './context.ts';
import type { Simulation } from './context.ts';
import { messagePage, payerPage } from './html.ts';
import { addPaymentRoutes, isAuthorised, mercadoPagoPayment, webhookWriter } from './mercadoPagoProtocol.ts';
import type { Member } from './mercadoPagoProtocol.ts';
import { stateOf } from './payments.ts';
import type { Payment } from './payments.ts';

const Ticket = v.object({
  transaction_amount: v.number(),
  payment_method_id: v.literal('redpagos'),
  external_reference: v.pipe(v.string(), v.nonEmpty()),
  notification_url: v.pipe(v.string(), v.url()),
  callback_url: v.pipe(v.string(), v.url()),
});

/** What the payer quotes at the counter. */
const counterReference = ({ key }: Payment) => key.slice(-10);

/** RedPagos: a ticket of MercadoPago's payments protocol, paid at a counter (payment-providers, section 4). */
export function redPagos(simulation: Simulation) {
  const { book, secrets, origin } = simulation;
  const member: Member = {
    provider: 'redpagos',
    token: secrets.redPagosToken,
    webhookSecret: secrets.redPagosWebhook,
  };
  const write = webhookWriter(member);

  const ticketOf = (payment: Payment) => {
    const [attempt] = payment.attempts;
    return {
      ...(attempt && mercadoPagoPayment(payment, attempt)),
      payment_method_reference_id: counterReference(payment),
      transaction_details: {
        external_resource_url: `${origin}/redpagos/slip/${payment.key}`,
        verification_code: counterReference(payment),
      },
    };
  };

  const routes = async (app: FastifyInstance) => {
    addPaymentRoutes(app, simulation, member);

    app.post('/v1/payments', async (request, reply) => {
      if (!(await isAuthorised(member, request, reply))) return reply;
      if (await failsToCreate(simulation, 'redpagos', request, reply)) return reply;
      const wanted = v.safeParse(Ticket, request.body);
      if (!wanted.success)
        return reply
          .code(400)
          .send({ message: wanted.issues[0].message, error: 'bad_request', status: 400, cause: [] });
      const { external_reference: reference, transaction_amount: amount } = wanted.output;
      const key = newNumber();
      const payment =
        book.find('redpagos', reference) ??
        book.put({
          provider: 'redpagos',
          reference,
          key,
          amount,
          attempts: [{ id: key, state: 'pending', at: new Date().toISOString() }],
          details: { notificationUrl: wanted.output.notification_url, back: wanted.output.callback_url },
        });
      return reply.code(201).send(ticketOf(payment));
    });

    app.get<{ Params: { key: string } }>('/slip/:key', async (request, reply) => {
      const payment = book.findByKey('redpagos', request.params.key);
      reply.type('text/html');
      if (!payment) return reply.code(404).send(messagePage(texts.unknown));
      return payerPage({
        provider: `RedPagos: ${texts.slip}`,
        amount: payment.amount,
        reference: payment.reference,
        action: `/redpagos/slip/${payment.key}/choice`,
        paid: stateOf(payment) === 'approved',
        lines: [[texts.counterReference, counterReference(payment)]],
      });
    });

    app.post<{ Params: { key: string } }>('/slip/:key/choice', async (request, reply) => {
      const payment = book.findByKey('redpagos', request.params.key);
      if (!payment) return reply.code(404).type('text/html').send(messagePage(texts.unknown));
      const outcome = chosenOutcome(request, payment);
      if (outcome) await settle(simulation, payment, outcome, write);
      return reply.redirect(payment.details['back'] ?? '/', 303);
    });
  };
  return { routes, write };
}
