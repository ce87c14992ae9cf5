import * as v from 'valibot';
import { call } from '../call.ts';
import { instant, pesos } from '../fields.ts';

/**
 * Transaction status response (section 3, decisions 30 and 36). Every field may be absent: an answer without
 * `authorizationResult` is "not known yet"; a value other than DENIED and PENDING is success (decision 13).
 */
export const TransactionStatus = v.object({
  /** PENDING, APPROVED or DENIED from this API. */
  authorizationResult: v.nullish(v.string()),
  errorMessage: v.nullish(v.string()),
  /** The time to pay ended: whether anything was charged, errorMessage says. An addition (decision 36). */
  expired: v.nullish(v.boolean()),
  /** Pesos. */
  amount: v.nullish(pesos),
  currency: v.nullish(v.number()),
  uid: v.nullish(v.string()),
  channel: v.nullish(v.string()),
  at: v.nullish(instant),
  /** What the payer quotes: the provider's payment reference where it gives one. */
  reference: v.nullish(v.string()),
});
export type TransactionStatus = v.InferOutput<typeof TransactionStatus>;

export const transactionStatus = call({
  method: 'GET',
  path: '/api/v1/transaction/status/{id}',
  summary: 'Outcome of a payment',
  access: 'visitor',
  success: 200,
  answer: TransactionStatus,
});
