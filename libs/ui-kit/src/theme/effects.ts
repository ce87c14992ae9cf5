import type { Theme, ThemeOptions } from '@mui/material/styles';

/** The focus ring; `inside` where the edge of a list or a card would clip it. */
export const focusRing = (theme: Theme, placement: 'outside' | 'inside' = 'outside') => ({
  outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
  outlineOffset: placement === 'outside' ? 2 : -3,
});

const shade = (opacity: number) => `rgb(var(--mui-palette-shade-mainChannel) / ${opacity})`;

/** Soft shadows in the brand's dark colour: `raised` for cards, `overlay` for dialogs and notifications. */
export const shadow = {
  raised: `0 1px 2px ${shade(0.06)}, 0 6px 20px -6px ${shade(0.14)}`,
  overlay: `0 2px 6px ${shade(0.12)}, 0 18px 48px -12px ${shade(0.32)}`,
} as const;

const r = shadow.raised;
const o = shadow.overlay;

/** MUI expects 24 shadows; two different ones are used. */
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
