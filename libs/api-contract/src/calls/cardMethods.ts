import * as v from 'valibot';
import { anyNumber } from '../answerFields.ts';
import { call } from '../call.ts';
import { cardCode, optionalText } from '../fields.ts';

/** Payment-methods response (spec §3; D17, D38). */
export const PaymentMethods = v.object({
  payment_methods: v.array(v.object({ name: v.string() })),
  splitting: v.fallback(v.boolean(), false),
  price_costumer: anyNumber,
  machine_rate: anyNumber,
  special_rate_message: v.nullish(v.string()),
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethods>;

export const cardMethods = call({
  method: 'GET',
  path: '/api/v1/card/methods',
  summary: 'Returns the prices and payment channels of a card',
  access: 'visitor',
  query: v.object({ param1: cardCode, recaptchaToken: optionalText }),
  success: 200,
  answer: PaymentMethods,
});
