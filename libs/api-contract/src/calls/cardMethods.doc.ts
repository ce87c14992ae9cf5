import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { cardMethods } from './cardMethods.ts';

export const cardMethodsDoc = describeCall(cardMethods, {
  description:
    'What a use costs and which payment channels the card may be topped up through. A malformed or unknown code is `ex_card_not_found`, a lost card `100` (section 8). Channels that are switched off are not named (decision 64).',
  success: 'Prices and channels of the card.',
  query: {
    fields: { param1: WORDS.uid },
    example: { param1: EXAMPLE.uid },
  },
  answer: {
    fields: {
      payment_methods: 'The channels, in the order in which they are offered.',
      'payment_methods.name':
        'MercadoPagos, PagosWeb, Bancard or RedPagos (section 9); a client hides names that it does not know (decision 14).',
      price_costumer: 'Price of one use to the customer, pesos (decisions 17 and 38).',
      splitting:
        'Whether the building shares the income: PagosWeb and RedPagos are then not offered (section 9).',
      machine_rate: 'The rate shown beside the price, pesos (decisions 17 and 50).',
      special_rate_message: 'A notice about the rate, or null (decision 17).',
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
