import * as v from 'valibot';
import { brandSchema } from './brandSchema.ts';
import { brands, isBrandId } from './index.ts';
import { lavadero } from './lavadero.ts';

describe.each(Object.entries(brands))('the brand %s', (id, brand) => {
  it('brings all that a brand has to', () => {
    expect(v.safeParse(brandSchema, brand).issues).toBeUndefined();
  });

  it('is found by its own id', () => {
    expect(brand.id).toBe(id);
    expect(isBrandId(id)).toBe(true);
  });
});

it('brands differ in colour and in mark', () => {
  const all = Object.values(brands);
  expect(new Set(all.map(({ colours }) => colours.primary[600])).size).toBe(all.length);
  expect(new Set(all.map(({ logo }) => JSON.stringify(logo.shapes))).size).toBe(all.length);
});

it.each([
  [
    'a colour that is none',
    { colours: { ...lavadero.colours, primary: { ...lavadero.colours.primary, 600: 'blue' } } },
  ],
  ['a ramp with a step missing', { colours: { ...lavadero.colours, accent: { 400: '#FFC629' } } }],
  ['a mark without shapes', { logo: { ...lavadero.logo, shapes: [] } }],
  [
    'a shape that is no role of the theme',
    { logo: { ...lavadero.logo, ground: { fill: 'red', radius: 0 } } },
  ],
])('refuses %s', (_case, part) => {
  expect(v.is(brandSchema, { ...lavadero, ...part })).toBe(false);
});

it('knows no brand by the name of an object part', () => {
  expect(isBrandId('toString')).toBe(false);
});
