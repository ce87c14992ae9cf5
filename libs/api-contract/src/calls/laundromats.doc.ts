import type { DescriptionsOf } from '../document/describe.ts';
import { FIELD } from '../document/commonFields.ts';
import type * as calls from './laundromats.ts';

const fields = {
  slug: 'Identifier of the laundromat in the URLs of the public site; unique, and constant while the building is listed.',
  name: FIELD.building_name,
  street_address: 'Street and number.',
  neighbourhood: 'Neighbourhood.',
  city: 'City.',
  latitude: 'Latitude in degrees (WGS 84); null, like the longitude, if only the address is known.',
  longitude: 'Longitude in degrees (WGS 84); null, like the latitude, if only the address is known.',
  opening_hours:
    'Opening hours in Montevideo time, in the format of `openingHours` of schema.org; empty if unknown.',
  price_costumer: `Price of one use (D50). ${FIELD.pesos}`,
  machine_rate: `Part of the price that is the machine's tariff (D50). ${FIELD.pesos}`,
  special_rate_message: 'Notice about a special rate, or null.',
  machines: 'Machines of the laundromat, ordered by `sort_index`.',
} as const;

export const laundromatsDocs: DescriptionsOf<typeof calls> = {
  laundromats: {
    description:
      'Returns the public data of all listed laundromats, ordered by name. The public site is built from it. Caches may keep the response for a minute and then revalidate it with `If-None-Match`.',
    success: 'All listed laundromats.',
    fields,
  },
  laundromat: {
    description:
      'Returns the public data of one laundromat. A building that is not listed is `ex_not_found`. Caches may keep the response for a minute and then revalidate it with `If-None-Match`.',
    success: 'The laundromat.',
    errors: ['ex_not_found'],
    fields: { ...fields, 'parameters.slug': '`slug` of the laundromat.' },
  },
};
