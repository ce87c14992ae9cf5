import * as v from 'valibot';
import { call } from '../call.ts';
import { currency, email, id, optionalText, requiredText } from '../fields.ts';

const wholeNumber = v.pipe(v.number(), v.integer());

/** Branding purchase payload (spec §3, types of D25). The price is the server's. */
export const BrandingPurchase = v.object({
  branding_item_id: v.pipe(requiredText, id),
  email,
  /** First and last name joined. */
  name: requiredText,
  currency,
  channel: requiredText,
  /** Pagos-web: 1 VISA, 2 MASTER, 3 OCA (spec §9, D16). */
  paymentMethod: v.optional(wholeNumber),
  /** Cellphone of the data step. */
  phone: requiredText,
  /** 1 CI, 2 RUT, 3 foreign document. */
  tipoDoc: v.optional(wholeNumber),
  nroDoc: optionalText,
  /** Installments. */
  coutas: v.optional(wholeNumber),
  /** Empty without an invoice. */
  rut: optionalText,
  /** Where it is shipped to. */
  address: requiredText,
  /** From 1 to BRANDING_MAX_QUANTITY. */
  quantity: wholeNumber,
});
export type BrandingPurchase = v.InferOutput<typeof BrandingPurchase>;

/** What follows a purchase: D11 reads it, with `paymentRedirect` as its `checkout`. */
export const BrandingPurchaseCreated = v.object({
  /** Absolute URL of the provider's page. */
  paymentRedirect: v.nullish(v.string()),
  /** The provider's own process, where one is embedded. */
  process_id: v.nullish(v.string()),
  /** Where the pagos-web form is submitted. */
  pw_url: v.nullish(v.string()),
  /** An addition (D35): the purchase's result page. */
  transaction_id: v.nullish(v.string()),
  /** Texts for the buyer; empty where all went well (D37). */
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
