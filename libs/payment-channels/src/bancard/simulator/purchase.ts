import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { paymentEntries } from '../../simulator/payments/payment.ts';

const shopProcessId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,15}$/));
const url = v.pipe(v.string(), v.url(), v.maxLength(255));
const text = v.string();

/** Promotions: entity, brand, product and affinity, the later ones optional; several with commas. */
const PROMOTION = '\\d{3}([A-Z ]{1,3}|[A-Z ]{4,6}|[A-Z ]{6}\\d{6})?';
const PROMOTIONS = new RegExp(`^(${PROMOTION}(,${PROMOTION})*)?$`);

/** `operation` of a single_buy. @param currency that of the merchant's contract */
export const buyOperation = (currency: string) =>
  v.object({
    token: text,
    shop_process_id: shopProcessId,
    amount: v.pipe(text, v.regex(/^\d{1,13}\.\d{2}$/)),
    currency: v.pipe(text, v.regex(/^[A-Z]{3}$/), v.literal(currency)),
    additional_data: v.optional(v.pipe(text, v.maxLength(100), v.regex(PROMOTIONS))),
    description: v.pipe(text, v.nonEmpty(), v.maxLength(20)),
    return_url: url,
    cancel_url: v.optional(url),
  });
export type BuyOperation = v.InferOutput<ReturnType<typeof buyOperation>>;

/** `operation` of a query or a rollback. */
export const QueryOperation = v.object({ token: text, shop_process_id: shopProcessId });

/** A stored purchase with its attempts. */
export const Purchase = v.object({
  provider: v.literal('bancard'),
  ...paymentEntries,
  shopProcessId: text,
  amount: text,
  currency: text,
  returnUrl: text,
  cancelUrl: v.optional(text),
});
export type Purchase = v.InferOutput<typeof Purchase>;

const md5 = (...parts: readonly string[]) => createHash('md5').update(parts.join('')).digest('hex');

/** The md5 tokens of vPOS 2.0 (providers §2). Amounts are texts such as "10330.00". */
export const tokens = {
  singleBuy: (key: string, id: string, amount: string, currency: string) => md5(key, id, amount, currency),
  confirm: (key: string, id: string, amount: string, currency: string) =>
    md5(key, id, 'confirm', amount, currency),
  getConfirmation: (key: string, id: string) => md5(key, id, 'get_confirmation'),
  rollback: (key: string, id: string) => md5(key, id, 'rollback', '0.00'),
};
