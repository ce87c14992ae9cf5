import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '../constants.ts';
import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { cardMethods } from './cardMethods.ts';

const ANY_CHANNEL = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(CHANNEL_NAMES);
const NOT_WHEN_SPLITTING = new Intl.ListFormat('en-GB').format(
  CHANNEL_NAMES.filter((name) => !SPLITTING_CHANNELS.includes(name)),
);

export const cardMethodsDoc = describeCall(cardMethods, {
  description:
    'What a use costs and which payment channels the card may be topped up through. A malformed or unknown code is `ex_card_not_found`, a lost card `100` (spec §8). Channels that are switched off are not named (D64).',
  success: 'Prices and channels of the card.',
  query: {
    fields: { param1: WORDS.uid },
    example: { param1: EXAMPLE.uid },
  },
  answer: {
    fields: {
      payment_methods: 'The channels, in the order in which they are offered.',
      'payment_methods.name': `${ANY_CHANNEL} (spec §9); a client hides names that it does not know (D14).`,
      price_costumer: 'Price of one use to the customer, pesos (D17, D38).',
      splitting: `Whether the building shares the income: ${NOT_WHEN_SPLITTING} are then not offered (spec §9).`,
      machine_rate: 'The rate shown beside the price, pesos (D17, D50).',
      special_rate_message: 'A notice about the rate, or null (D17).',
    },
    example: {
      payment_methods: [{ name: 'MercadoPagos' }, { name: 'Bancard' }],
      splitting: true,
      price_costumer: 190,
      machine_rate: 150.5,
      special_rate_message: null,
    },
  },
});
