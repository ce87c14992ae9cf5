import { brands } from '@laundry/brand/brands';
import { mailColours } from './colours.ts';

/** Relative luminance (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

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
