import type { ThemeOptions, Theme } from '@mui/material/styles';

/** Corner radii in px: a link's focus ring, a control, a card, a page block, and fully round. */
export const radius = { link: 4, control: 10, card: 16, block: 24, round: 999 } as const;

/** An area with a thin border, as `sx`. @param corner its radius in px */
export const outlined = (corner: number = radius.control) => ({
  border: 1,
  borderColor: 'divider',
  borderRadius: `${corner}px`,
  backgroundColor: 'background.paper',
});

/** A list without the browser's marks and margins. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** An arrow down, in the text's colour, as the content of a pseudo-element. */
export const arrowDown = {
  content: '""',
  width: 8,
  height: 8,
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
} as const;

/** Durations in ms and the only easing curve, quick at first. */
export const motion = { quick: 120, settle: 220, curve: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

const { quick, settle, curve } = motion;

/** The same for MUI's own transitions: menus, dialogs, accordions. */
export const transitions: NonNullable<ThemeOptions['transitions']> = {
  duration: {
    shortest: quick,
    shorter: quick,
    short: settle,
    standard: settle,
    complex: settle,
    enteringScreen: settle,
    leavingScreen: quick,
  },
  easing: { easeInOut: curve, easeOut: curve, easeIn: curve, sharp: curve },
};

/**
 * For users who prefer less motion. Transitions are off, not short: a short one would also delay each change
 * of size by a frame, in which the grid measures itself wrongly and renders its rows again.
 */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

/** The focus ring; `inside` where the edge of a list or a card would clip it. */
export const focusRing = (theme: Theme, placement: 'outside' | 'inside' = 'outside') => ({
  outline: `3px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: placement === 'outside' ? 2 : -3,
});

/** A chosen one of several boxes. */
export const chosen = ({ vars: { palette } }: Theme) => ({
  borderColor: palette.primary.main,
  backgroundColor: palette.background.subtle,
  boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
});

const shade = (opacity: number) => `rgb(var(--mui-palette-shade-mainChannel) / ${opacity})`;

/** Soft shadows in the brand's dark colour: `raised` for cards, `overlay` for dialogs and notifications. */
export const shadow = {
  raised: `0 1px 2px ${shade(0.06)}, 0 6px 20px -6px ${shade(0.14)}`,
  overlay: `0 2px 6px ${shade(0.12)}, 0 18px 48px -12px ${shade(0.32)}`,
} as const;

/** MUI expects 24 shadows; two different ones are used. */
export const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  return level < 8 ? shadow.raised : shadow.overlay;
}) as NonNullable<ThemeOptions['shadows']>;
