import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { brandingItems } from './brandingItems.ts';

export const brandingItemsDoc = describeCall(brandingItems, {
  description: 'The accessories of the shop, in the order in which they are shown.',
  success: 'Every accessory that is for sale; none where the shop is empty.',
  answer: {
    fields: {
      id: WORDS.id,
      name: 'Name of the accessory.',
      description: 'HTML, to be sanitised before it is shown (decision 20).',
      price: `Price of one piece. ${WORDS.pesos}`,
      reference: "The company's own reference of the accessory.",
      imageName: 'Name of a picture file; where it stands is for the site to know.',
    },
    example: [
      {
        id: EXAMPLE.item,
        name: 'Bolsa',
        description: '<p>Bolsa de lona</p>',
        price: 490.5,
        reference: 'BOL-1',
        imageName: 'bolsa.svg',
      },
    ],
  },
});
