import type { ThemeOptions } from '@mui/material/styles';

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

/** For users who prefer less motion. A duration of 0 would skip transitionend, which MUI relies on. */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
