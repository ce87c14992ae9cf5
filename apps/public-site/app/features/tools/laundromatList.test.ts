import { byNeighbourhood, mapOf } from './laundromatList.ts';

const at = (name: string, neighbourhood: string) => ({ name, neighbourhood, city: 'Montevideo' });

it('lists neighbourhoods and their laundromats in the order of the alphabet', () => {
  const list = byNeighbourhood([
    at('Timbó', 'Unión'),
    at('Óleo', 'Cordón'),
    at('Pino', 'Cordón'),
    at('Nogal', 'Cordón'),
  ]);
  expect(list.map(({ name, laundromats }) => [name, ...laundromats.map((one) => one.name)])).toEqual([
    ['Cordón', 'Nogal', 'Óleo', 'Pino'],
    ['Unión', 'Timbó'],
  ]);
});

it('leads to the neighbourhood on a map', () => {
  expect(mapOf(at('Timbó', 'Malvín'))).toBe(
    'https://www.openstreetmap.org/search?query=Malv%C3%ADn%2C%20Montevideo%2C%20Uruguay',
  );
});
