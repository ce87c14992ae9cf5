import type { Laundromat } from '@laundry/api-contract';
import { byNeighbourhood, mapUrl, openingHours } from './laundromatTexts.ts';

const at = (name: string, neighbourhood: string, more: Partial<Laundromat> = {}): Laundromat => ({
  slug: name.toLowerCase(),
  name,
  street_address: 'Calle del Jabón 1450',
  neighbourhood,
  city: 'Montevideo',
  latitude: null,
  longitude: null,
  opening_hours: [],
  price_costumer: 190,
  machine_rate: 150,
  special_rate_message: null,
  machines: [],
  ...more,
});

it('sorts laundromats by barrio and name, alphabetically', () => {
  const list = byNeighbourhood([
    at('Timbó', 'Unión'),
    at('Óleo', 'Cordón'),
    at('Pino', 'Cordón'),
    at('Nogal', 'Cordón'),
  ]);
  expect(list.map(({ name }) => name)).toEqual(['Nogal', 'Óleo', 'Pino', 'Timbó']);
});

it('links to the position on a map, or to the address if the position is unknown', () => {
  const place = { latitude: -34.9, longitude: -56.15 };
  expect(mapUrl(at('Timbó', 'Malvín', place))).toBe(
    'https://www.openstreetmap.org/?mlat=-34.9&mlon=-56.15#map=18/-34.9/-56.15',
  );
  expect(mapUrl(at('Timbó', 'Malvín'))).toBe(
    'https://www.openstreetmap.org/search?query=Calle+del+Jab%C3%B3n+1450%2C+Montevideo%2C+Uruguay',
  );
});

it.each([
  ['Mo-Su 07:00-22:00', 'Todos los días', '7:00 a 22:00'],
  ['Mo-Fr 06:30-23:00', 'Lunes a viernes', '6:30 a 23:00'],
  ['Sa-Su 08:00-21:00', 'Sábados y domingos', '8:00 a 21:00'],
  ['Su 10:00-24:00', 'Domingos', '10:00 a 24:00'],
])('writes the opening hours %s in words', (written, days, hours) => {
  expect(openingHours([written])).toEqual([{ days, hours }]);
});
