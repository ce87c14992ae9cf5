import * as v from 'valibot';
import { anyText } from '../answerFields.ts';
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
