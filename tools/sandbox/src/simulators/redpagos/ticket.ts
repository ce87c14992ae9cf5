import * as v from 'valibot';
import { paymentEntries } from '../payments/payment.ts';

const url = v.pipe(v.string(), v.url());
const text = v.string();

/** The fields of a merchant's ticket request that the simulator uses. */
export const TicketRequest = v.object({
  payment_method_id: v.literal('redpagos'),
  transaction_amount: v.pipe(v.number(), v.minValue(0.01)),
  description: v.optional(text, ''),
  payer: v.object({ email: v.pipe(text, v.nonEmpty()), first_name: v.optional(text, '') }),
  external_reference: v.pipe(text, v.nonEmpty()),
  notification_url: url,
  callback_url: v.optional(url),
  date_of_expiration: v.optional(v.pipe(text, v.isoTimestamp())),
});

/** A stored ticket with its attempts. */
export const TicketPayment = v.object({
  provider: v.literal('redpagos'),
  ...paymentEntries,
  payerName: text,
  notificationUrl: text,
  callbackUrl: text,
  expiresAt: v.optional(text),
  /** The code that the payer gives at the counter. */
  code: text,
  verification: text,
});
export type TicketPayment = v.InferOutput<typeof TicketPayment>;
