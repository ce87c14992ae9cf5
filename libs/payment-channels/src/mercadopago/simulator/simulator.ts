import type { AttemptOutcome } from '../../simulator/payments/payment.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import { simulateAccount } from './account.ts';
import { paymentJson, returnParameters } from './answers.ts';
import type { Kind } from './answers.ts';
import { preferenceCreation, PreferencePayment } from './preferences.ts';

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
export const simulate = (context: SimulatorContext) =>
  simulateAccount(context, {
    name: 'mercadopago',
    schema: PreferencePayment,
    accessToken: context.secrets.MERCADOPAGO_ACCESS_TOKEN,
    webhookSecret: context.secrets.MERCADOPAGO_WEBHOOK_SECRET,
    creation: preferenceCreation(context, (id) => `${context.origin()}/mercadopago${CHECKOUT}?pref_id=${id}`),
    show: (payment, attempt) => paymentJson(payment, attempt, KIND),
    checkout: {
      path: CHECKOUT,
      parameter: 'pref_id',
      backUrl: ({ backUrls }) => backUrls.success,
      endsAt: ({ expiresAt }) => expiresAt,
      leave: (payment, attempt, reply) => {
        const url = new URL(payment.backUrls[BACK[attempt.outcome] ?? 'failure']);
        url.search = returnParameters(payment, attempt, KIND, payment.id).toString();
        return reply.redirect(url.href, 303);
      },
    },
  });
