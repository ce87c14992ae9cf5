import type { CSSObject, Theme } from '@mui/material/styles';
import { radius } from '../theme/dimensions.ts';

/** Styles of the portal's login form. */
export function entryStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  const { typography } = theme;
  return {
    '.kit-entry': {
      display: 'flex',
      flexDirection: 'column',
      gap: theme.spacing(1),
      '& [hidden]': { display: 'none' },
      '& .kit-glyph-button > span:not([hidden])': { display: 'grid' },
      '& .kit-notice': { marginTop: theme.spacing(2) },
      '& > :first-child > .kit-notice': { marginBlock: `0 ${theme.spacing(2)}` },
    },
    '.kit-entry-link': {
      alignSelf: 'flex-start',
      paddingBlock: 6,
      color: palette.primary.main,
      textUnderlineOffset: '0.25em',
    },
    '.kit-entry-row': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), paddingTop: 4 },
    '.kit-accounts': {
      '& > p': { ...typography.body2, color: palette.text.secondary, margin: 0 },
      '& ul': { margin: 0, padding: 0, listStyle: 'none' },
      '& li': { display: 'flex', alignItems: 'center' },
      '& li > :first-child': {
        ...typography.button,
        flex: 1,
        minWidth: 0,
        minHeight: 36,
        padding: theme.spacing(0.5, 1.75),
        border: 0,
        borderRadius: radius.round,
        background: 'none',
        color: palette.primary.main,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        '&:hover': { backgroundColor: palette.background.tinted },
      },
    },
  };
}
