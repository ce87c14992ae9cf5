import { randomUUID } from 'node:crypto';
import { simulators as texts } from '@laundry/strings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { openCollection } from '../payments/collection.ts';
import type { Outcome } from '../payments/payment.ts';
import { faultyCreation } from '../faultHooks.ts';
import { checkoutRoutes } from '../pages/checkout.ts';
import { secureHeaders } from '../pages/html.ts';
import type { SimulatorContext } from '../context.ts';
import { errorAnswer } from './errors.ts';
import { bearerOnly, idempotencyKeyOf, paymentQueries } from './queries.ts';
import { paymentJson, returnParameters } from './payment.ts';
import type { Kind } from './payment.ts';
import { PreferencePayment, PreferenceRequest } from './preference.ts';
import { createWebhookProcessor } from './webhook.ts';

const KIND: Kind = {
  methodId: 'visa',
  typeId: 'credit_card',
  pendingStatus: ['in_process', 'pending_contingency'],
};
const CHECKOUT = '/checkout/v1/redirect';
const BACK: Readonly<Partial<Record<Outcome, keyof PreferencePayment['backUrls']>>> = {
  approved: 'success',
  refunded: 'success',
  pending: 'pending',
};

type Request = v.InferOutput<typeof PreferenceRequest>;

function newPayment(request: Request, idempotencyKey: string | undefined, fallback: string) {
  const { success = fallback, pending = fallback, failure = fallback } = request.back_urls ?? {};
  const cents = request.items.map((item) => Math.round(item.unit_price * 100) * item.quantity);
  return {
    provider: 'mercadopago',
    reference: request.external_reference,
    id: randomUUID(),
    amountCents: cents.reduce((sum, item) => sum + item, 0),
    title: request.items[0]?.title ?? '',
    createdAt: new Date().toISOString(),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    calledOff: false,
    attempts: [],
    payerName: request.payer?.name ?? '',
    notificationUrl: request.notification_url,
    backUrls: { success, pending, failure },
  } satisfies PreferencePayment;
}

/** Simulates MercadoPago Checkout Pro (providers §1). */
export function mercadoPago(context: SimulatorContext) {
  const { secrets, faults, publicOrigin } = context;
  const payments = openCollection<PreferencePayment>(context.ledger, 'mercadopago', PreferencePayment);
  const processor = createWebhookProcessor(
    context,
    'mercadopago',
    payments,
    secrets.MERCADOPAGO_WEBHOOK_SECRET,
  );

  const preferenceJson = (payment: PreferencePayment) => {
    const url = `${context.origin()}/mercadopago${CHECKOUT}?pref_id=${payment.id}`;
    return {
      id: payment.id,
      init_point: url,
      sandbox_init_point: url,
      site_id: 'MLU',
      collector_id: 1,
      external_reference: payment.reference,
      date_created: payment.createdAt,
    };
  };

  async function api(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', bearerOnly(secrets.MERCADOPAGO_ACCESS_TOKEN));
    app.post(
      '/checkout/preferences',
      { preHandler: faultyCreation(faults, 'mercadopago') },
      async ({ body, headers }, reply) => {
        const key = idempotencyKeyOf(headers);
        const made = payments.madeBy(key);
        if (made) return reply.code(201).send(preferenceJson(made));
        const request = v.safeParse(PreferenceRequest, body);
        if (!request.success)
          return errorAnswer(reply, 400, 'bad_request', v.getDotPath(request.issues[0]) ?? 'body');
        if (request.output.auto_return && !request.output.back_urls?.success)
          return errorAnswer(
            reply,
            400,
            'invalid_auto_return',
            'auto_return invalid. back_url.success is missing',
          );
        const payment = newPayment(request.output, key, publicOrigin);
        payments.save(payment);
        return reply.code(201).send(preferenceJson(payment));
      },
    );
    paymentQueries(app, context, processor, (payment, attempt) => paymentJson(payment, attempt, KIND));
  }

  async function pages(app: FastifyInstance): Promise<void> {
    secureHeaders(app, publicOrigin);
    checkoutRoutes(app, processor, {
      path: CHECKOUT,
      parameter: 'pref_id',
      heading: texts.heading(texts.providers.mercadopago),
      backUrl: ({ backUrls }) => backUrls.success,
      leave: (payment, attempt, reply) => {
        const url = new URL(payment.backUrls[BACK[attempt.outcome] ?? 'failure']);
        url.search = returnParameters(payment, attempt, KIND, payment.id).toString();
        return reply.redirect(url.href, 303);
      },
    });
  }

  return {
    processor,
    routes: async (app: FastifyInstance): Promise<void> => {
      await app.register(api);
      await app.register(pages);
    },
  };
}
