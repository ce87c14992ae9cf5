import * as v from 'valibot';
import { paymentEntries } from '../../simulator/payments/payment.ts';
import { Instant } from './instants.ts';

const url = v.pipe(v.string(), v.url());
const text = v.string();
const ids = v.optional(v.array(v.object({ id: text })));

/** The fields of a merchant's preference request that the simulator checks (providers §1). */
export const PreferenceRequest = v.looseObject({
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
  payment_methods: v.optional(v.looseObject({ excluded_payment_methods: ids, excluded_payment_types: ids })),
  expires: v.optional(v.boolean()),
  expiration_date_from: v.optional(Instant),
  expiration_date_to: v.optional(Instant),
  date_of_expiration: v.optional(Instant),
});
export type PreferenceRequest = v.InferOutput<typeof PreferenceRequest>;

/** A stored preference with its attempts. */
export const PreferencePayment = v.object({
  provider: v.literal('mercadopago'),
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
