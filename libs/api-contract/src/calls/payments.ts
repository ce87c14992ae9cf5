import * as v from 'valibot';
import {
  anyText,
  addition,
  anyCurrency,
  anyInstant,
  anyNumber,
  cardCode,
  currency,
  documentNumber,
  email,
  optionalText,
  pesos,
  requiredText,
  wholeOrNone,
  id,
} from '../fields.ts';
import { call } from '../call.ts';

const wholeNumber = v.pipe(v.number(), v.integer());

// The order of the fields of both payloads stays: a creation's key is stored with a hash of them in it.

/** Transaction create payload of a card top-up (spec §3, types of D25). */
export const TransactionCreate = v.object({
  email,
  name: requiredText,
  currency,
  amount: pesos,
  uid: cardCode,
  channel: requiredText,
  rut: documentNumber,
  paymentMethod: wholeOrNone,
  address: optionalText,
  phone: optionalText,
  tipoDoc: wholeOrNone,
  nroDoc: documentNumber,
  coutas: v.optional(wholeNumber),
});
export type TransactionCreate = v.InferOutput<typeof TransactionCreate>;

/** The answer to a creation; D11 defines how it is evaluated. */
export const TransactionCreated = v.object({
  checkout: v.nullish(v.string()),
  process_id: v.nullish(anyText),
  pw_url: v.nullish(v.string()),
  transaction_id: v.nullish(anyText),
});
export type TransactionCreated = v.InferOutput<typeof TransactionCreated>;

export const createTransaction = call('POST', '/api/v1/transaction/create', {
  access: 'visitor',
  idempotent: true,
  body: TransactionCreate,
  success: 201,
  answer: TransactionCreated,
});

/** Branding purchase payload (spec §3, types of D25). The server determines the price. */
export const BrandingPurchase = v.object({
  branding_item_id: v.pipe(requiredText, id),
  email,
  name: requiredText,
  currency,
  channel: requiredText,
  paymentMethod: wholeOrNone,
  phone: requiredText,
  tipoDoc: wholeOrNone,
  nroDoc: documentNumber,
  coutas: v.optional(wholeNumber),
  rut: documentNumber,
  address: requiredText,
  quantity: wholeNumber,
});
export type BrandingPurchase = v.InferOutput<typeof BrandingPurchase>;

/** The answer to a purchase. D11 evaluates it like a creation's, with `paymentRedirect` as `checkout`. */
export const BrandingPurchaseCreated = v.object({
  paymentRedirect: v.nullish(v.string()),
  process_id: v.nullish(anyText),
  pw_url: v.nullish(v.string()),
  transaction_id: v.nullish(anyText),
  errors: v.nullish(v.union([v.array(v.string()), v.string()])),
});
export type BrandingPurchaseCreated = v.InferOutput<typeof BrandingPurchaseCreated>;

export const createBrandingTransaction = call('POST', '/api/v1/transaction/branding', {
  access: 'visitor',
  idempotent: true,
  body: BrandingPurchase,
  success: 201,
  answer: BrandingPurchaseCreated,
});

/** The data for paying at a counter of a collection network. */
const PaymentTicket = v.object({
  number: anyText,
  verificationCode: v.nullish(anyText),
  slip: v.nullish(v.string()),
  payUntil: v.nullish(anyInstant),
});
export type PaymentTicket = v.InferOutput<typeof PaymentTicket>;

/** The item of a purchase, and its delivery. */
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
  authorizationResult: v.nullish(v.string()),
  errorMessage: v.nullish(v.string()),
  expired: addition(v.nullable(v.boolean())),
  cancelled: addition(v.nullable(v.boolean())),
  refunded: addition(v.nullable(v.boolean())),
  amount: addition(v.nullable(anyNumber)),
  currency: addition(v.nullable(anyCurrency)),
  uid: addition(v.nullable(anyText)),
  channel: addition(v.nullable(v.string())),
  at: addition(v.nullable(anyInstant)),
  purchase: addition(v.nullable(BoughtItem)),
  reference: addition(v.nullable(anyText)),
  shopProcessId: addition(v.nullable(anyText)),
  responseDescription: addition(v.nullable(v.string())),
  ticket: addition(v.nullable(PaymentTicket)),
});
export type TransactionStatus = v.InferOutput<typeof TransactionStatus>;

export const transactionStatus = call('GET', '/api/v1/transaction/status/{id}', {
  access: 'visitor',
  answer: TransactionStatus,
});
