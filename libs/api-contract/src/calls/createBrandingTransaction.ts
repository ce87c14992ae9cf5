import * as v from 'valibot';
import { anyText } from '../answerFields.ts';
import { call } from '../call.ts';
import { currency, documentNumber, email, id, requiredText, wholeOrNone } from '../fields.ts';

const wholeNumber = v.pipe(v.number(), v.integer());

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
