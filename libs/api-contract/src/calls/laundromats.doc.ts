import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { laundromat, laundromats } from './laundromats.ts';

const fields = {
  slug: 'Names it in the addresses of the public site; unique, and kept while the building is listed.',
  name: WORDS.buildingName,
  street_address: 'Street and number.',
  neighbourhood: 'Barrio.',
  city: 'City.',
  latitude: 'Degrees of WGS 84; null where only the address is known, and then so is the longitude.',
  longitude: 'Degrees of WGS 84; null where only the address is known.',
  opening_hours:
    "When it is open, as schema.org writes `openingHours`, in Montevideo's time; empty where nobody said so.",
  price_costumer: `What one use takes from the card (D50). ${WORDS.pesos}`,
  machine_rate: `The part of it that the machine's tariff makes (D50). ${WORDS.pesos}`,
  special_rate_message: 'Notice about a special rate; null without one.',
  machines: 'The machines, by `sort_index`.',
  'machines.machine_type': WORDS.machineType,
  'machines.sort_index': WORDS.sortIndex,
} as const;

const example = {
  slug: EXAMPLE.slug,
  name: EXAMPLE.building_name,
  street_address: 'Bulevar Sur 1450',
  neighbourhood: 'Pocitos',
  city: 'Montevideo',
  latitude: -34.91,
  longitude: -56.15,
  opening_hours: ['Mo-Fr 07:00-23:00', 'Sa-Su 08:00-22:00'],
  price_costumer: 190,
  machine_rate: 150,
  special_rate_message: null,
  machines: [
    { machine_type: 'WASHER', sort_index: 1 },
    { machine_type: 'DRYER', sort_index: 2 },
  ],
};

export const laundromatsDoc = describeCall(laundromats, {
  description:
    'What anybody may know of the buildings that are listed publicly, by name. The public site is built from it. Caches may keep it for a minute and ask with `If-None-Match` then.',
  success: 'Every laundromat that is listed.',
  answer: { fields, example: [example] },
});

export const laundromatDoc = describeCall(laundromat, {
  description:
    'One of them, as its page shows it. A building that is not listed is `ex_not_found`. Caches may keep it for a minute and ask with `If-None-Match` then.',
  success: 'The laundromat.',
  parameters: { slug: { description: 'Its `slug`.', example: EXAMPLE.slug } },
  answer: { fields, example },
});
