import { laundromats } from '../../../test/laundromats.ts';
import { byNeighbourhood, mapUrl, openingHours } from './laundromatTexts.ts';

const [laundromat] = laundromats;
if (!laundromat) throw new Error('There is no laundromat.');

it('sorts laundromats by barrio and name, alphabetically', () => {
  const at = (name: string, neighbourhood: string) => ({ ...laundromat, name, neighbourhood });
  const list = byNeighbourhood([
    at('Timbó', 'Unión'),
    at('Óleo', 'Cordón'),
    at('Pino', 'Cordón'),
    at('Nogal', 'Cordón'),
  ]);
  expect(list.map(({ name }) => name)).toEqual(['Nogal', 'Óleo', 'Pino', 'Timbó']);
});

it('links to the position on a map, or to the address if the position is unknown', () => {
  const place = { ...laundromat, latitude: -34.9, longitude: -56.15, street_address: 'Calle del Jabón 1450' };
  expect(mapUrl(place)).toBe('https://www.openstreetmap.org/?mlat=-34.9&mlon=-56.15#map=18/-34.9/-56.15');
  expect(mapUrl({ ...place, latitude: null })).toBe(
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
