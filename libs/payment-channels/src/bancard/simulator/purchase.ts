import * as v from 'valibot';
import { simulators as texts } from '@laundry/strings';
import { paymentEntries } from '../../simulator/payments/payment.ts';
import type { Attempt, AttemptOutcome } from '../../simulator/payments/payment.ts';
import { bancardTokens } from '../server/protocol.ts';

const shopProcessId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,15}$/));
const url = v.pipe(v.string(), v.url(), v.maxLength(255));
const text = v.string();

/** Promotions, separated by commas: an entity each, optionally with brand, product and affinity. */
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
  ...paymentEntries,
  shopProcessId: text,
  amount: text,
  currency: text,
  returnUrl: text,
  cancelUrl: v.optional(text),
});
export type Purchase = v.InferOutput<typeof Purchase>;

const APPROVED = '00';
const CODES: Readonly<Record<AttemptOutcome, string>> = {
  approved: APPROVED,
  refunded: APPROVED,
  charged_back: APPROVED,
  denied: '51',
  cancelled: '17',
  expired: '54',
  pending: '12',
};

/** JSON as Bancard writes it, in ASCII. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The confirmation of an attempt, in the callback and in the answer to a query; its lengths are vPOS's. */
export function createConfirmation(purchase: Purchase, { id, outcome }: Attempt, privateKey: string) {
  const { shopProcessId, amount, currency } = purchase;
  const approved = CODES[outcome] === APPROVED;
  return {
    token: bancardTokens.confirm(privateKey, shopProcessId, amount, currency),
    shop_process_id: shopProcessId,
    response: approved ? 'S' : 'N',
    response_details: texts.messages[outcome],
    amount,
    currency,
    authorization_number: approved ? String(id).slice(-6) : null,
    ticket_number: String(id).slice(-15),
    response_code: CODES[outcome],
    // The first sentence: it has 40 characters at most.
    response_description: texts.messages[outcome].replace(/\. .*/, '.'),
    extended_response_description: null,
    security_information: {
      customer_ip: '127.0.0.1',
      card_source: 'L',
      card_country: 'Uruguay',
      version: '0.3',
      risk_index: '0',
    },
  };
}
