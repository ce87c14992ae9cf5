import type { FastifyInstance } from 'fastify';
import { openCollection } from '../../simulator/payments/collection.ts';
import type { Attempt, AttemptOutcome } from '../../simulator/payments/payment.ts';
import { checkoutRoutes } from '../../simulator/pages/checkout.ts';
import { secureHeaders } from '../../simulator/pages/html.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { bearerOnly, paymentQueries } from './queries.ts';
import { paymentJson, returnParameters } from './answers.ts';
import type { Kind } from './answers.ts';
import { PreferencePayment, preferenceRoutes } from './preferences.ts';
import { createWebhookProcessor } from './webhook.ts';

const KIND: Kind = {
  methodId: 'visa',
  typeId: 'credit_card',
  pendingStatus: ['in_process', 'pending_contingency'],
  refusal: 'cc_rejected_insufficient_amount',
};
const CHECKOUT = '/checkout/v1/redirect';
const BACK: Readonly<Partial<Record<AttemptOutcome, keyof PreferencePayment['backUrls']>>> = {
  approved: 'success',
  refunded: 'success',
  pending: 'pending',
};

/** Simulates MercadoPago Checkout Pro (providers §1). */
export function simulate(context: SimulatorContext) {
  const { secrets, publicOrigin } = context;
  const payments = openCollection<PreferencePayment>(context.ledger, 'mercadopago', PreferencePayment);
  const processor = createWebhookProcessor(
    context,
    'mercadopago',
    payments,
    secrets.MERCADOPAGO_WEBHOOK_SECRET,
  );

  const checkoutUrl = (id: string) => `${context.origin()}/mercadopago${CHECKOUT}?pref_id=${id}`;
  const show = (payment: PreferencePayment, attempt: Attempt) => paymentJson(payment, attempt, KIND);

  async function api(app: FastifyInstance): Promise<void> {
    app.addHook('onRequest', bearerOnly(secrets.MERCADOPAGO_ACCESS_TOKEN));
    preferenceRoutes(app, context, payments, checkoutUrl);
    paymentQueries(app, context, processor, show);
  }

  async function pages(app: FastifyInstance): Promise<void> {
    secureHeaders(app, publicOrigin);
    checkoutRoutes(app, processor, {
      path: CHECKOUT,
      parameter: 'pref_id',
      backUrl: ({ backUrls }) => backUrls.success,
      endsAt: ({ expiresAt }) => expiresAt,
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
