import { createHash } from 'node:crypto';
import { server } from '@laundry/strings';
import * as v from 'valibot';
import { centsOfText } from '../../payments/money.ts';
import type { PaymentFacts } from '../provider.ts';

type Part = string | number;

const md5 = (...parts: Part[]) => createHash('md5').update(parts.join('')).digest('hex');

/**
 * The md5 tokens of vPOS 2.0 (providers §2). Amounts are texts such as "10330.00", written as they
 * are sent; `shopProcessId` is our payment's number.
 */
export const bancardTokens = {
  singleBuy: (privateKey: string, shopProcessId: Part, amount: string, currency: Part) =>
    md5(privateKey, shopProcessId, amount, currency),
  confirm: (privateKey: string, shopProcessId: Part, amount: Part, currency: Part) =>
    md5(privateKey, shopProcessId, 'confirm', amount, currency),
  getConfirmation: (privateKey: string, shopProcessId: Part) =>
    md5(privateKey, shopProcessId, 'get_confirmation'),
  rollback: (privateKey: string, shopProcessId: Part) => md5(privateKey, shopProcessId, 'rollback', '0.00'),
};

const digits = (max: number) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(new RegExp(`^\\d{1,${max}}$`)));
const shortText = v.nullish(v.pipe(v.string(), v.maxLength(500)));

/** The fields that are read of the callback's `operation` and the query's `confirmation`. */
export const Confirmation = v.object({
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i)),
  shop_process_id: digits(15),
  response: shortText,
  response_code: shortText,
  response_description: shortText,
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  currency: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\w{1,6}$/)),
  authorization_number: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
});
export type Confirmation = v.InferOutput<typeof Confirmation>;

/** Both fields are checked, because "S" was seen with codes of failures. */
const isApproved = ({ response, response_code: code }: Confirmation) => response === 'S' && code === '00';

/** Converts a confirmation. Only its description is meant for the payer. */
export function factsOf(confirmation: Confirmation): PaymentFacts {
  const number = Number(confirmation.shop_process_id);
  const approved = isApproved(confirmation);
  return {
    name: { number },
    outcome: approved ? 'approved' : 'denied',
    amountCents: centsOfText(confirmation.amount) ?? 0,
    currency: Number(confirmation.currency),
    reason: approved ? undefined : confirmation.response_description?.trim() || server.payment.denied,
  };
}
