/** Durations in ms and the one curve: things arrive quickly and settle. */
export const motion = { quick: 120, settle: 220, curve: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Off for whoever asks for less motion; a duration of 0 would skip transitionend, on which MUI relies. */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
