import { createHash } from 'node:crypto';
import { server } from '@laundry/strings';
import * as v from 'valibot';
import { centsOfText } from '@laundry/strings/format';
import type { PaymentFacts } from '../../server/provider.ts';

type Part = string | number;

const md5 = (...parts: Part[]) => createHash('md5').update(parts.join('')).digest('hex');

/** The md5 tokens of vPOS 2.0 (providers §2). Amounts are texts such as "10330.00", as they are sent. */
export const bancardTokens = {
  singleBuy: (privateKey: string, shopProcessId: Part, amount: string, currency: string) =>
    md5(privateKey, shopProcessId, amount, currency),
  confirm: (privateKey: string, shopProcessId: Part, amount: string, currency: string) =>
    md5(privateKey, shopProcessId, 'confirm', amount, currency),
  getConfirmation: (privateKey: string, shopProcessId: Part) =>
    md5(privateKey, shopProcessId, 'get_confirmation'),
  rollback: (privateKey: string, shopProcessId: Part) => md5(privateKey, shopProcessId, 'rollback', '0.00'),
};

const shopProcessId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,15}$/),
  v.transform(Number),
);
const amount = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const shortText = v.nullish(v.pipe(v.string(), v.maxLength(500)));

/** The fields that the token of a callback covers. The result is not one of them (providers §2). */
export const SignedOperation = v.object({
  token: v.string(),
  shop_process_id: shopProcessId,
  amount,
  currency,
});

/** The fields that are read from a query's `confirmation`. */
export const Confirmation = v.object({
  shop_process_id: shopProcessId,
  response: shortText,
  response_code: shortText,
  response_description: shortText,
  amount,
  currency,
});
export type Confirmation = v.InferOutput<typeof Confirmation>;

const VposError = v.object({
  status: v.literal('error'),
  messages: v.pipe(v.array(v.object({ key: v.string(), dsc: v.nullish(v.string(), '') })), v.minLength(1)),
});

/** The errors in an answer's body; an empty list for any other body. */
export function parseErrors(body: unknown): readonly { readonly key: string; readonly dsc: string }[] {
  const error = v.safeParse(VposError, body);
  return error.success ? error.output.messages : [];
}

/** Both fields are checked, because "S" was seen with codes of failures. */
const isApproved = ({ response, response_code: code }: Confirmation) => response === 'S' && code === '00';

/** The code of a purchase that its payer cancelled. */
const CANCELLED = '17';

/**
 * Converts a confirmation. Only its description is meant for the payer; a cancellation has our text (D30).
 *
 * @param contractCurrency an approval in another currency is a contradiction (D76)
 */
export function toPaymentFacts(confirmation: Confirmation, contractCurrency: string): PaymentFacts {
  const { shop_process_id: id, currency: confirmed, response_code: code } = confirmation;
  const approved = isApproved(confirmation);
  const description = confirmation.response_description?.trim();
  const denial = code === CANCELLED ? server.payment.cancelled : description || server.payment.denied;
  return {
    name: { shopProcessId: id },
    outcome: approved ? 'approved' : 'denied',
    amountCents: centsOfText(confirmation.amount) ?? 0,
    reason: approved ? undefined : denial,
    details: { message: approved ? description : undefined },
    contradiction:
      approved && confirmed !== contractCurrency
        ? `confirmed in ${confirmed}, the contract's currency is ${contractCurrency}`
        : undefined,
  };
}
