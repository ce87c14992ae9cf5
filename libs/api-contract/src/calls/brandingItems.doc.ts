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
      description: 'HTML, to be sanitised before it is shown (D20).',
      price: `Price of one piece. ${WORDS.pesos}`,
      reference: "The company's own reference of the accessory.",
      imageName: 'Name of a picture file; where it stands is for the site to know.',
      picture: "The company's picture of it; absent where it gave none.",
      'picture.alt': 'What is seen in it, for who does not see it.',
      'picture.width': 'Width of the largest file, in px.',
      'picture.height': 'Height of the largest file, in px.',
      'picture.sources': 'The formats, the best first.',
      'picture.sources.type': 'Media type of the files.',
      'picture.sources.files': 'From the smallest to the largest.',
      'picture.sources.files.width': 'Width in px.',
      'picture.sources.files.path':
        'Where the file is, on the same origin. It never changes there (accessoryPicture).',
    },
    example: [
      {
        id: EXAMPLE.item,
        name: 'Bolsa',
        description: '<p>Bolsa de lona</p>',
        price: 490.5,
        reference: 'BOL-1',
        imageName: 'bolsa.svg',
        picture: {
          alt: 'Bolsa de lona azul',
          width: 800,
          height: 600,
          sources: [
            {
              type: 'image/avif',
              files: [
                { width: 400, path: `/api/v1/branding/pictures/${EXAMPLE.pictureFile}` },
                {
                  width: 800,
                  path: `/api/v1/branding/pictures/${EXAMPLE.pictureFile.replace('-400', '-800')}`,
                },
              ],
            },
          ],
        },
      },
    ],
  },
});
