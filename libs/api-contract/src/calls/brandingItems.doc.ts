import type { DescriptionsOf } from '../document/describe.ts';
import { FIELD } from '../document/commonFields.ts';
import type * as calls from './brandingItems.ts';

export const brandingItemsDocs: DescriptionsOf<typeof calls> = {
  brandingItems: {
    description: 'Returns the accessories of the shop in display order.',
    success: 'All accessories for sale; an empty list if there are none.',
    fields: {
      name: 'Name of the accessory.',
      description: 'Description as HTML; clients must sanitise it before they show it (D20).',
      price: `Price of one piece. ${FIELD.pesos}`,
      reference: 'Company reference of the accessory.',
      imageName: 'Name of a picture file, which the site maps to a path.',
      picture: 'Picture of the accessory; absent if the company provided none.',
      alt: 'Alternative text of the picture.',
      width: 'Width of the largest file, in px.',
      height: 'Height of the largest file, in px.',
      sources: 'Files of the picture by format, the best format first.',
      type: 'Media type of the files.',
      files: 'Files in ascending order of width.',
      'files.width': 'Width in px.',
      path: 'Path of the file on the same origin. The file at a path never changes (accessoryPicture).',
    },
  },
};
