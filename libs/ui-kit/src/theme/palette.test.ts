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
  const { text, background } = palettes().light;
  const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'];
  const texts = [...Object.keys(text).map((name) => `text.${name}`), ...tones.map((tone) => `${tone}.main`)];
  const checked = contrastPairs(palettes().light).filter(({ least }) => least === 4.5);
  for (const name of Object.keys(background)) {
    const found = checked.filter((pair) => pair.background === `background.${name}`);
    expect(found.map(({ foreground }) => foreground)).toEqual(expect.arrayContaining(texts));
  }
});
