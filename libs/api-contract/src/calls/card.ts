import * as v from 'valibot';
import { anyInstant, anyNumber, textIfAny, cardCode, optionalText } from '../fields.ts';
import { call } from '../call.ts';

/** Payment-methods response (spec §3; D17, D38). */
export const PaymentMethods = v.object({
  payment_methods: v.array(v.object({ name: v.string() })),
  splitting: v.fallback(v.boolean(), false),
  price_costumer: anyNumber,
  machine_rate: anyNumber,
  special_rate_message: v.nullish(v.string()),
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethods>;

/** The query by which a call looks up a card. */
const query = v.object({ param1: cardCode, recaptchaToken: optionalText });

export const cardMethods = call('GET', '/api/v1/card/methods', {
  access: 'visitor',
  query,
  answer: PaymentMethods,
});

/** The states of a machine (D95); `unknown` if, for example, its controller is silent. */
const MACHINE_STATES = ['free', 'in_use', 'out_of_order', 'unknown'] as const;

/** The machines of a card's building as they are now. */
const CardMachines = v.object({
  at: anyInstant,
  machines: v.array(
    v.object({
      machine_type: textIfAny,
      sort_index: anyNumber,
      state: v.fallback(v.picklist(MACHINE_STATES), 'unknown'),
      since: v.nullish(anyInstant),
      until: v.nullish(anyInstant),
    }),
  ),
});
export type CardMachines = v.InferOutput<typeof CardMachines>;

/** The path of `cardMachines`, for the site's tables of pages and links, which need no schemas. */
export const CARD_MACHINES = '/public-site/v1/card/machines';

export const cardMachines = call('GET', CARD_MACHINES, {
  access: 'visitor',
  optional: true,
  query,
  answer: CardMachines,
});
