import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '../channels.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import { FIELD, orList } from '../document/commonFields.ts';
import type * as calls from './card.ts';

const NOT_WHEN_SPLITTING = new Intl.ListFormat('en-GB').format(
  CHANNEL_NAMES.filter((name) => !SPLITTING_CHANNELS.includes(name)),
);

/** The query by which a call looks up a card. */
const cardQuery = {
  param1: FIELD.uid,
  recaptchaToken: `${FIELD.captcha}, action \`cardMethods\`, where the address asked for too many wrong codes (D83). Each serves once.`,
} as const;

export const cardDocs: DescriptionsOf<typeof calls> = {
  cardMethods: {
    description:
      'Returns the price of a use and the payment channels for a top-up of the card. A malformed or unknown code is `ex_card_not_found`, a lost card `100` (spec §8). Disabled channels are omitted (D64). After too many wrong codes of an address, `ex_too_many_requests` has `recaptchaToken` as its `result_detail` where the call may be repeated with one (D83).',
    success: 'Prices and payment channels of the card.',
    errors: ['ex_card_not_found', '100', 'ex_captcha_refused'],
    fields: {
      ...cardQuery,
      payment_methods: 'Payment channels in display order.',
      name: `Name of the channel: ${orList(CHANNEL_NAMES)} (spec §9). Clients hide unknown names (D14).`,
      price_costumer: `Price of one use for the customer (D17, D38). ${FIELD.pesos}`,
      splitting: `Whether the building's payments are split with its administration; ${NOT_WHEN_SPLITTING} are then not offered (spec §9).`,
      machine_rate: `Machine rate, shown beside the price (D17, D50). ${FIELD.pesos}`,
      special_rate_message: 'Notice about a special rate, or null (D17).',
    },
  },
  cardMachines: {
    description:
      "Returns which machines of the card's building are free, in use or out of order, from the uses that controllers report (D95). It names no card, unit, building or person. The same codes are refused, and the same limits apply, as for the card's payment methods (D49, D83).",
    success: "The machines of the card's building, ordered by `sort_index`.",
    errors: ['ex_card_not_found', '100', 'ex_captcha_refused'],
    fields: {
      ...cardQuery,
      at: `Time of the response. ${FIELD.instant}`,
      machines: 'Machines of the building.',
      state:
        '`free`; `in_use`; `out_of_order` if its last three uses failed, with different cards; `unknown` if its controller has not been heard of lately, or has reported no use of it for a week.',
      since: `When the use began, in whole minutes; absent unless \`in_use\`. ${FIELD.instant}`,
      until: `When it ends if it takes as long as uses of such machines usually do; absent unless \`in_use\`. ${FIELD.instant}`,
    },
  },
};
