import * as v from 'valibot';
import { brandSchema } from './brandSchema.ts';
import { brands, isBrandId } from './index.ts';
import { lavadero } from './lavadero.ts';

describe.each(Object.entries(brands))('the brand %s', (id, brand) => {
  it('has everything that a brand needs', () => {
    expect(v.safeParse(brandSchema, brand).issues).toBeUndefined();
  });

  it('is found by its own id', () => {
    expect(brand.id).toBe(id);
    expect(isBrandId(id)).toBe(true);
  });
});

it('brands differ in colours and logo', () => {
  const all = Object.values(brands);
  expect(new Set(all.map(({ colours }) => colours.primary[600])).size).toBe(all.length);
  expect(new Set(all.map(({ logo }) => JSON.stringify(logo.shapes))).size).toBe(all.length);
});

it.each([
  [
    'an invalid colour',
    { colours: { ...lavadero.colours, primary: { ...lavadero.colours.primary, 600: 'blue' } } },
  ],
  ['a ramp with a step missing', { colours: { ...lavadero.colours, accent: { 400: '#FFC629' } } }],
  ['a mark without shapes', { logo: { ...lavadero.logo, shapes: [] } }],
  ['a shape with an unknown colour role', { logo: { ...lavadero.logo, ground: { fill: 'red', radius: 0 } } }],
])('refuses %s', (_case, part) => {
  expect(v.is(brandSchema, { ...lavadero, ...part })).toBe(false);
});

it("finds no brand by the name of an object's property", () => {
  expect(isBrandId('toString')).toBe(false);
});
