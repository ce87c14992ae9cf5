import { randomUUID } from 'node:crypto';
import { simulators as texts } from '@laundry/strings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { chosenOutcome, failsToCreate, settle } from './context.ts';
import type { Simulation } from './context.ts';
import { messagePage, payerPage } from './html.ts';
import { addPaymentRoutes, isAuthorised, mercadoPagoPayment, webhookWriter } from './mercadoPagoProtocol.ts';
import type { Member } from './mercadoPagoProtocol.ts';
import { stateOf } from './payments.ts';
import type { Payment } from './payments.ts';

const Preference = v.object({
  items: v.pipe(
    v.array(
      v.object({ title: v.string(), quantity: v.number(), unit_price: v.number(), currency_id: v.string() }),
    ),
    v.minLength(1),
  ),
  external_reference: v.pipe(v.string(), v.nonEmpty()),
  notification_url: v.pipe(v.string(), v.url()),
  back_urls: v.object({ success: v.string(), pending: v.string(), failure: v.string() }),
});

const BACK_URL = {
  approved: 'success',
  pending: 'pending',
  denied: 'failure',
  cancelled: 'failure',
  expired: 'failure',
  refunded: 'failure',
} as const;

/** The address of the return to the site, with its GET parameters; empty values arrive as the literal `null`. */
function returnUrl(payment: Payment): string {
  const state = stateOf(payment);
  const attempt = payment.attempts.at(-1);
  const paid = attempt && mercadoPagoPayment(payment, attempt);
  const url = new URL(payment.details[BACK_URL[state]] ?? '');
  const parameters = {
    collection_id: attempt?.id ?? 'null',
    collection_status: paid?.status ?? 'null',
    payment_id: attempt?.id ?? 'null',
    status: paid?.status ?? 'null',
    external_reference: payment.reference,
    payment_type: paid?.payment_type_id ?? 'null',
    merchant_order_id: 'null',
    preference_id: payment.key,
    site_id: 'MLU',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** MercadoPago Checkout Pro (payment-providers, section 1). */
export function mercadoPago(simulation: Simulation) {
  const { book, secrets, origin } = simulation;
  const member: Member = {
    provider: 'mercadopago',
    token: secrets.mercadoPagoToken,
    webhookSecret: secrets.mercadoPagoWebhook,
  };
  const write = webhookWriter(member);

  const preferenceOf = ({ key, reference }: Payment) => {
    const init_point = `${origin}/mercadopago/checkout/v1/redirect?pref_id=${key}`;
    return {
      id: key,
      init_point,
      sandbox_init_point: init_point,
      site_id: 'MLU',
      collector_id: 1,
      external_reference: reference,
      date_created: new Date().toISOString(),
    };
  };

  const routes = async (app: FastifyInstance) => {
    addPaymentRoutes(app, simulation, member);

    app.post('/checkout/preferences', async (request, reply) => {
      if (!(await isAuthorised(member, request, reply))) return reply;
      if (await failsToCreate(simulation, 'mercadopago', request, reply)) return reply;
      const wanted = v.safeParse(Preference, request.body);
      if (!wanted.success)
        return reply
          .code(400)
          .send({ message: wanted.issues[0].message, error: 'bad_request', status: 400, cause: [] });
      const {
        external_reference: reference,
        items,
        notification_url: notificationUrl,
        back_urls,
      } = wanted.output;
      // The shop's idempotency key is the reference: the same key again answers with the same preference.
      const known = book.find('mercadopago', reference);
      const payment =
        known ??
        book.put({
          provider: 'mercadopago',
          reference,
          key: randomUUID(),
          amount: items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0),
          attempts: [],
          details: { notificationUrl, ...back_urls },
        });
      return reply.code(201).send(preferenceOf(payment));
    });

    app.get<{ Querystring: { pref_id?: string } }>('/checkout/v1/redirect', async (request, reply) => {
      const payment = book.findByKey('mercadopago', request.query.pref_id ?? '');
      reply.type('text/html');
      if (!payment) return reply.code(404).send(messagePage(texts.unknown));
      return payerPage({
        provider: 'MercadoPago',
        amount: payment.amount,
        reference: payment.reference,
        action: `/mercadopago/checkout/${payment.key}/choice`,
        paid: stateOf(payment) === 'approved',
      });
    });

    app.post<{ Params: { key: string } }>('/checkout/:key/choice', async (request, reply) => {
      const payment = book.findByKey('mercadopago', request.params.key);
      if (!payment) return reply.code(404).type('text/html').send(messagePage(texts.unknown));
      const outcome = chosenOutcome(request, payment);
      const settled = outcome ? await settle(simulation, payment, outcome, write) : payment;
      return reply.redirect(returnUrl(settled), 303);
    });
  };
  return { routes, write };
}
