import { brands } from '@laundry/brand/brands';
import { contrast } from '@laundry/brand/contrast';
import { mailColours } from './colours.ts';

const schemes = Object.values(brands).flatMap((brand) =>
  Object.entries(mailColours(brand)).map(([scheme, colours]) => ({ brand: brand.id, scheme, colours })),
);

it.each(schemes)('$brand is legible in the $scheme scheme', ({ colours }) => {
  for (const ground of [colours.page, colours.paper, colours.tint])
    for (const text of [colours.text, colours.muted, colours.primary])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5);
  for (const bar of [colours.first, colours.second])
    expect(contrast(bar, colours.paper)).toBeGreaterThanOrEqual(3);
});
