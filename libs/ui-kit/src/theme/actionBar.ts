import type { CSSObject, Theme } from '@mui/material/styles';
import { ACTION_BAR } from '../native/NativeActions.tsx';

/**
 * The bar of a phone's main button: above the edge of the window, or of its keyboard, while its form is in
 * sight.
 */
export const actionBar = (theme: Theme): CSSObject => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: theme.spacing(1),
    marginInline: theme.spacing(-2),
    padding: theme.spacing(1.25, 2),
    paddingBottom: `max(${theme.spacing(1.25)}, env(safe-area-inset-bottom))`,
    maxWidth: 'none',
    backgroundColor: palette.background.default,
    // What goes below it fades.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-12px 0 auto',
      height: 12,
      background: `linear-gradient(to top, ${palette.background.default}, transparent)`,
      pointerEvents: 'none',
    },
    // Its reason stands above the button, which so keeps its place; two lines are kept for it.
    '& > [role=status]': { order: -1, minHeight: '2.9em', lineHeight: 1.45, alignContent: 'end' },
  };
};

/** What has the focus is scrolled clear of the bar. */
export const actionBarClearance = (theme: Theme): CSSObject => ({
  [theme.breakpoints.down('sm')]: { [`html:has([${ACTION_BAR}])`]: { scrollPaddingBottom: '8.5rem' } },
});
