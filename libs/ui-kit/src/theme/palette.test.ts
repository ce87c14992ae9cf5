import { brands } from '@laundry/brand';
import { contrastPairs } from './contrastPairs.ts';
import { palettes } from '@laundry/brand/palette';

const shown = Object.values(brands).flatMap((brand) =>
  Object.entries(palettes(brand)).map(([scheme, palette]) => ({ brand: brand.id, scheme, palette })),
);

describe.each(shown)('$brand in the $scheme scheme', ({ palette }) => {
  it.each(contrastPairs(palette))('has $least:1 for $foreground on $background', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

it('checks every text colour on every background of a page', () => {
  const pairs = contrastPairs(palettes().light);
  const against = (background: string) =>
    pairs
      .filter((pair) => pair.background === background && pair.least === 4.5)
      .map((pair) => pair.foreground);
  for (const name of Object.keys(palettes().light.background))
    expect(against(`background.${name}`)).toEqual(
      expect.arrayContaining([
        'text.primary',
        'text.secondary',
        'text.disabled',
        'primary.main',
        'secondary.main',
        'error.main',
        'warning.main',
        'success.main',
        'info.main',
      ]),
    );
});
