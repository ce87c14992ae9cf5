import * as v from 'valibot';
import { anyText, addition, anyCurrency, anyInstant, anyNumber } from '../answerFields.ts';
import { call } from '../call.ts';
import {
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

const wholeNumber = v.pipe(v.number(), v.integer());

/** Transaction create payload of a card top-up (spec §3, types of D25). */
export const TransactionCreate = v.object({
  email,
  /** First and last name joined. */
  name: requiredText,
  currency,
  /** Pesos. */
  amount: pesos,
  uid: cardCode,
  channel: requiredText,
  /** Empty without an invoice; else the API refuses a wrong check digit. */
  rut: documentNumber,
  /** The number of a card's brand (spec §9, D16). */
  paymentMethod: wholeOrNone,
  address: optionalText,
  phone: optionalText,
  /** As the channel has them (D75). */
  tipoDoc: wholeOrNone,
  nroDoc: documentNumber,
  /** Installments. */
  coutas: v.optional(wholeNumber),
});
export type TransactionCreate = v.InferOutput<typeof TransactionCreate>;

/** The answer to a creation, which D11 evaluates. */
export const TransactionCreated = v.object({
  /** Absolute URL of the provider's page. */
  checkout: v.nullish(v.string()),
  /** The provider's process id, for an embedded checkout. */
  process_id: v.nullish(anyText),
  /** The URL for a form of the provider. */
  pw_url: v.nullish(v.string()),
  transaction_id: v.nullish(anyText),
});
export type TransactionCreated = v.InferOutput<typeof TransactionCreated>;

export const createTransaction = call({
  method: 'POST',
  path: '/api/v1/transaction/create',
  summary: 'Starts a card top-up',
  access: 'visitor',
  idempotent: true,
  body: TransactionCreate,
  success: 201,
  answer: TransactionCreated,
});

/** Branding purchase payload (spec §3, types of D25). The price is the server's. */
export const BrandingPurchase = v.object({
  branding_item_id: v.pipe(requiredText, id),
  email,
  /** First and last name joined. */
  name: requiredText,
  currency,
  channel: requiredText,
  /** The number of a card's brand (spec §9, D16). */
  paymentMethod: wholeOrNone,
  /** Cellphone of the data step. */
  phone: requiredText,
  /** As the channel has them (D75). */
  tipoDoc: wholeOrNone,
  nroDoc: documentNumber,
  /** Installments. */
  coutas: v.optional(wholeNumber),
  /** Empty without an invoice; else the API refuses a wrong check digit. */
  rut: documentNumber,
  /** The delivery address. */
  address: requiredText,
  /** From 1 to BRANDING_MAX_QUANTITY. */
  quantity: wholeNumber,
});
export type BrandingPurchase = v.InferOutput<typeof BrandingPurchase>;

/** The answer to a purchase, which D11 evaluates with `paymentRedirect` as its `checkout`. */
export const BrandingPurchaseCreated = v.object({
  /** Absolute URL of the provider's page. */
  paymentRedirect: v.nullish(v.string()),
  /** The provider's process id, for an embedded checkout. */
  process_id: v.nullish(anyText),
  /** The URL for a form of the provider. */
  pw_url: v.nullish(v.string()),
  /** An addition (D35): the id for the purchase's result page. */
  transaction_id: v.nullish(anyText),
  /** Error texts for the buyer; empty on success (D37). */
  errors: v.nullish(v.union([v.array(v.string()), v.string()])),
});
export type BrandingPurchaseCreated = v.InferOutput<typeof BrandingPurchaseCreated>;

export const createBrandingTransaction = call({
  method: 'POST',
  path: '/api/v1/transaction/branding',
  summary: 'Starts the purchase of an accessory',
  access: 'visitor',
  idempotent: true,
  body: BrandingPurchase,
  success: 201,
  answer: BrandingPurchaseCreated,
});

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
