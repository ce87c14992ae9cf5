import { brands, isBrandId } from './index.ts';

/** All texts within a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

it.each(Object.values(brands))('$id has colours of six digits, and a mark of plain paths', (brand) => {
  for (const colour of textsIn(brand.colours)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
  expect(brand.logo.shapes).not.toEqual([]);
  for (const shape of brand.logo.shapes)
    if (shape.shape === 'path') expect(shape.d).toMatch(/^[\d\s,.a-zA-Z-]+$/);
});

it('brands differ in colours and logo', () => {
  const all = Object.values(brands);
  expect(new Set(all.map(({ colours }) => colours.primary[600])).size).toBe(all.length);
  expect(new Set(all.map(({ logo }) => JSON.stringify(logo.shapes))).size).toBe(all.length);
});

it("finds no brand by the name of an object's property", () => {
  expect(isBrandId('toString')).toBe(false);
});
