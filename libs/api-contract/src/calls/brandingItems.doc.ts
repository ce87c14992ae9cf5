import type { DescriptionsOf } from '../document/describe.ts';
import { FIELD } from '../document/commonFields.ts';
import type * as calls from './brandingItems.ts';

export const brandingItemsDocs: DescriptionsOf<typeof calls> = {
  brandingItems: {
    description: 'Returns the accessories of the shop in display order.',
    success: 'All accessories for sale; an empty list if there are none.',
    answer: {
      name: 'Name of the accessory.',
      description: 'Description as HTML; clients must sanitise it before they show it (D20).',
      price: `Price of one piece. ${FIELD.pesos}`,
      reference: 'Company reference of the accessory.',
      imageName: 'Name of a picture file, which the site maps to a path.',
      picture: 'Picture of the accessory; absent if the company provided none.',
      'picture.alt': 'Alternative text of the picture.',
      'picture.width': 'Width of the largest file, in px.',
      'picture.height': 'Height of the largest file, in px.',
      'picture.sources': 'Files of the picture by format, the best format first.',
      'picture.sources.type': 'Media type of the files.',
      'picture.sources.files': 'Files in ascending order of width.',
      'picture.sources.files.width': 'Width in px.',
      'picture.sources.files.path':
        'Path of the file on the same origin. The file at a path never changes (accessoryPicture).',
    },
  },
};
