import type { CSSObject, Theme } from '@mui/material/styles';

/** Marks the parent of a phone's sticky main button, of which focused elements are scrolled clear. */
export const ACTION_BAR = 'data-action-bar';

/** The height of the notice at the window's lower edge (`showOfflineNotices`). */
const bottomNotice = 'var(--bottom-notice, 0px)';

/** Focused elements are scrolled clear of the notice at the window's lower edge. */
export const noticeClearance: CSSObject = { html: { scrollPaddingBottom: bottomNotice } };

/** The sticky bar of a phone's main button: at the bottom or above the keyboard while its form is visible. */
export const actionBar = (theme: Theme): CSSObject => {
  const { palette } = theme.vars;
  return {
    position: 'sticky',
    bottom: bottomNotice,
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
    // In a low window, as above a keyboard in landscape, it would cover the field that has the focus.
    '@media (max-height: 320px)': { position: 'static' },
    // Content fades out below it.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-12px 0 auto',
      height: 12,
      background: `linear-gradient(to top, ${palette.background.default}, transparent)`,
      pointerEvents: 'none',
    },
    // The reason is above the button, so that the button does not move; two lines are reserved for it.
    '& > [role=status]': { order: -1, minHeight: '2.9em', lineHeight: 1.45, alignContent: 'end' },
  };
};

/** Focused elements are scrolled clear of the bar. */
export const actionBarClearance = (theme: Theme): CSSObject => ({
  [theme.breakpoints.down('sm')]: {
    [`html:has([${ACTION_BAR}])`]: {
      scrollPaddingBottom: `calc(8.5rem + ${bottomNotice})`,
    },
  },
});
