import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { paymentEntries, unpaid } from '../../simulator/payments/payment.ts';
import type { SimulatorContext } from '../../simulator/context.ts';
import type { Creation } from './account.ts';
import { Instant, answeredInstant } from './answers.ts';
import type { Cause } from './answers.ts';

const url = v.pipe(v.string(), v.url());
const text = v.string();
const ids = v.optional(v.array(v.object({ id: text })));

/** The fields of a merchant's preference request that the simulator checks (providers §1). */
const PreferenceRequest = v.pipe(
  v.looseObject({
    items: v.pipe(
      v.array(
        v.looseObject({
          title: v.pipe(text, v.nonEmpty()),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
          unit_price: v.pipe(
            v.number(),
            v.minValue(0.01),
            v.check((pesos) => Number(pesos.toFixed(2)) === pesos),
          ),
          currency_id: v.optional(v.literal('UYU')),
        }),
      ),
      v.minLength(1),
    ),
    payer: v.optional(v.looseObject({ name: v.optional(text) })),
    external_reference: v.optional(v.pipe(text, v.maxLength(256))),
    statement_descriptor: v.optional(v.pipe(text, v.maxLength(22))),
    notification_url: v.optional(url),
    back_urls: v.optional(
      v.object({ success: v.optional(url), pending: v.optional(url), failure: v.optional(url) }),
    ),
    auto_return: v.optional(v.picklist(['approved', 'all'])),
    payment_methods: v.optional(
      v.looseObject({ excluded_payment_methods: ids, excluded_payment_types: ids }),
    ),
    expires: v.optional(v.boolean()),
    expiration_date_from: v.optional(Instant),
    expiration_date_to: v.optional(Instant),
    date_of_expiration: v.optional(Instant),
  }),
  v.forward(
    v.check(
      ({ auto_return: back, back_urls: urls }) => !back || urls?.success !== undefined,
      'auto_return invalid. back_url.success must be defined',
    ),
    ['auto_return'],
  ),
);
type PreferenceRequest = v.InferOutput<typeof PreferenceRequest>;

/** A stored preference with its attempts. */
export const PreferencePayment = v.object({
  ...paymentEntries,
  payerName: text,
  notificationUrl: text,
  backUrls: v.object({ success: text, pending: text, failure: text }),
  /** Until when its page can be opened. */
  expiresAt: v.optional(text),
  /** What the merchant sent. */
  sent: v.optional(v.record(text, v.unknown()), {}),
});
export type PreferencePayment = v.InferOutput<typeof PreferencePayment>;

const DATES = ['expiration_date_from', 'expiration_date_to', 'date_of_expiration'];

function newPayment(request: PreferenceRequest, { publicOrigin, apiOrigin }: SimulatorContext) {
  const id = randomUUID();
  const { items, external_reference: reference = id, back_urls: backUrls = {} } = request;
  const { success = publicOrigin, pending = publicOrigin, failure = publicOrigin } = backUrls;
  const cents = items.map((item) => Math.round(item.unit_price * 100) * item.quantity);
  return {
    id,
    reference,
    ...unpaid(),
    amountCents: cents.reduce((sum, item) => sum + item, 0),
    title: items[0]?.title ?? '',
    payerName: request.payer?.name ?? '',
    // By default the address in the merchant's panel.
    notificationUrl: request.notification_url ?? `${apiOrigin}/api/v1/notifications/mercadopago`,
    backUrls: { success, pending, failure },
    ...(request.expires && { expiresAt: request.expiration_date_to }),
    sent: request,
  };
}

/** The error of an invalid request. */
function refusal([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Cause {
  const field = v.getDotPath(issue) ?? 'body';
  if (DATES.includes(field)) return [23, `The date of ${field} must be yyyy-MM-ddTHH:mm:ss.SSSZ`];
  return field === 'auto_return'
    ? ['invalid_auto_return', issue.message]
    : ['invalid_parameter', `${field} invalid`];
}

/** The call that creates a preference. */
export const preferenceCreation = (
  context: SimulatorContext,
  checkoutUrl: (id: string) => string,
): Creation<PreferencePayment, PreferenceRequest> => ({
  path: '/checkout/preferences',
  request: PreferenceRequest,
  refusal,
  newPayment: (request) => newPayment(request, context),
  answer: ({ id, sent, reference, createdAt }) => ({
    ...sent,
    id,
    init_point: checkoutUrl(id),
    sandbox_init_point: checkoutUrl(id),
    client_id: '1',
    collector_id: 1,
    site_id: 'MLU',
    external_reference: reference,
    date_created: answeredInstant(createdAt),
  }),
});
