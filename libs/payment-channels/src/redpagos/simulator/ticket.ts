import * as v from 'valibot';
import { paymentEntries } from '../../simulator/payments/payment.ts';

const text = v.string();

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
