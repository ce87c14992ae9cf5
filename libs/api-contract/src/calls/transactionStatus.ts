import * as v from 'valibot';
import { addition, anyCurrency, anyInstant, anyNumber, anyText } from '../answerFields.ts';
import { call } from '../call.ts';

/** The data for paying at a counter of a collection network. */
const PaymentTicket = v.object({
  /** The number to give there. */
  number: anyText,
  verificationCode: v.nullish(anyText),
  /** Absolute URL of the slip to print. */
  slip: v.nullish(v.string()),
  payUntil: v.nullish(anyInstant),
});
export type PaymentTicket = v.InferOutput<typeof PaymentTicket>;

/** What a purchase is for. */
const BoughtItem = v.object({
  item: anyText,
  quantity: anyNumber,
  address: v.nullish(v.string()),
});

/**
 * Transaction status response (spec §3, D30, D36). Every field may be absent: an answer without
 * `authorizationResult` is "not known yet"; a value other than DENIED and PENDING is success (D13).
 */
export const TransactionStatus = v.object({
  /** PENDING, APPROVED or DENIED from this API. */
  authorizationResult: v.nullish(v.string()),
  errorMessage: v.nullish(v.string()),
  /** The payment expired; errorMessage says whether anything was charged. An addition (D36). */
  expired: addition(v.nullable(v.boolean())),
  /** The payer cancelled it: nothing was charged, and nothing failed. An addition (D36). */
  cancelled: addition(v.nullable(v.boolean())),
  /** It was refunded completely after its approval. An addition (D36). */
  refunded: addition(v.nullable(v.boolean())),
  /** Pesos. */
  amount: addition(v.nullable(anyNumber)),
  currency: addition(v.nullable(anyCurrency)),
  uid: addition(v.nullable(anyText)),
  channel: addition(v.nullable(v.string())),
  at: addition(v.nullable(anyInstant)),
  /** Only of a purchase: its article and where it goes. An addition (D36). */
  purchase: addition(v.nullable(BoughtItem)),
  /** The payment's reference for people: 8 characters (D65). */
  reference: addition(v.nullable(anyText)),
  /** The provider's number of the payment, where its payers have to see it. An addition (D36). */
  shopProcessId: addition(v.nullable(anyText)),
  /** How that provider describes its approval. An addition (D36). */
  responseDescription: addition(v.nullable(v.string())),
  /** Only for a payment at a counter while it is PENDING. An addition (D36). */
  ticket: addition(v.nullable(PaymentTicket)),
});
export type TransactionStatus = v.InferOutput<typeof TransactionStatus>;

export const transactionStatus = call({
  method: 'GET',
  path: '/api/v1/transaction/status/{id}',
  summary: 'Returns the state of a payment',
  access: 'visitor',
  success: 200,
  answer: TransactionStatus,
});
