import * as v from 'valibot';
import { paymentEntries } from '../payments/payment.ts';

const url = v.pipe(v.string(), v.url());
const text = v.string();

/** The fields of a merchant's preference request that the simulator uses. */
export const PreferenceRequest = v.object({
  items: v.pipe(
    v.array(
      v.object({
        title: text,
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        unit_price: v.pipe(v.number(), v.minValue(0.01)),
        currency_id: v.literal('UYU'),
      }),
    ),
    v.minLength(1),
  ),
  payer: v.optional(v.object({ name: v.optional(text) })),
  external_reference: v.pipe(text, v.nonEmpty()),
  notification_url: url,
  back_urls: v.optional(
    v.object({ success: v.optional(url), pending: v.optional(url), failure: v.optional(url) }),
  ),
  auto_return: v.optional(v.picklist(['approved', 'all'])),
});

/** A stored preference with its attempts. */
export const PreferencePayment = v.object({
  provider: v.literal('mercadopago'),
  ...paymentEntries,
  payerName: text,
  notificationUrl: text,
  backUrls: v.object({ success: text, pending: text, failure: text }),
});
export type PreferencePayment = v.InferOutput<typeof PreferencePayment>;
