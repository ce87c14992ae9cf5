import type { Theme, ThemeOptions } from '@mui/material/styles';

/** The one focus ring; `inside` where the edge of a list or a card would cut it off. */
export const focusRing = (theme: Theme, place: 'outside' | 'inside' = 'outside') => ({
  outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
  outlineOffset: place === 'outside' ? 2 : -3,
});

const shade = (opacity: number) => `rgb(var(--mui-palette-shade-mainChannel) / ${opacity})`;

/**
 * Elevation as soft shadow in the brand's ink; `raised` is a card that floats, `overlay` a dialog or a
 * notification.
 */
export const shadow = {
  raised: `0 1px 2px ${shade(0.06)}, 0 6px 20px -6px ${shade(0.14)}`,
  overlay: `0 2px 6px ${shade(0.12)}, 0 18px 48px -12px ${shade(0.32)}`,
} as const;

const r = shadow.raised;
const o = shadow.overlay;

/** MUI's 24 heights above the page, of which there are two here. */
export const shadows: NonNullable<ThemeOptions['shadows']> = [
  'none',
  r,
  r,
  r,
  r,
  r,
  r,
  r,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
  o,
];
