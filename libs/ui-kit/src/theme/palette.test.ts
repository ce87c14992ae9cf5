import { contrast } from '../../test/contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';

const TEXT = 4.5;
const CONTROL = 3;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the %s palette', (_name, palette) => {
  const backgrounds = Object.entries(palette.background);
  const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;

  it.each(backgrounds)('carries its texts on %s', (_background, background) => {
    for (const text of [
      palette.text.primary,
      palette.text.secondary,
      palette.primary.main,
      palette.error.main,
    ])
      expect(contrast(text, background)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.control.border, background)).toBeGreaterThanOrEqual(CONTROL);
  });

  it.each(tones)('carries text on %s', (tone) => {
    const { main, dark, contrastText } = palette[tone];
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['error', 'warning', 'success', 'info'] as const)('carries a notice on %s', (tone) => {
    expect(contrast(palette.text.primary, palette[tone].light)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette[tone].main, palette[tone].light)).toBeGreaterThanOrEqual(CONTROL);
  });

  it('carries text on the accent and on a disabled button', () => {
    expect(contrast(palette.accent.contrastText, palette.accent.main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.action.disabled, palette.action.disabledBackground)).toBeGreaterThanOrEqual(TEXT);
  });
});
