import type { CSSObject, Theme } from '@mui/material/styles';
import { radius } from '../theme/tokens.ts';

/** Styles of the portal's login, and of the pages of a forgotten password. */
export function entryStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars;
  const { typography, spacing } = theme;
  const desktop = theme.breakpoints.up('md');
  return {
    '.kit-entry': {
      display: 'grid',
      minHeight: '100vh',
      backgroundColor: palette.background.paper,
      grid: '"head" auto "main" 1fr "foot" auto / 100%',
      [desktop]: { grid: '"head main" 1fr "foot main" auto / minmax(20rem, 5fr) 7fr' },
      '& > :not(.kit-skip)': {
        overflowWrap: 'anywhere',
        paddingInline: spacing(2),
        [theme.breakpoints.up('sm')]: { paddingInline: spacing(4) },
        [theme.breakpoints.up('lg')]: { paddingInline: spacing(7) },
      },
      '& > header': {
        gridArea: 'head',
        display: 'flex',
        flexDirection: 'column',
        gap: spacing(4),
        paddingBlock: spacing(2),
        backgroundColor: palette.background.tinted,
        [desktop]: { paddingBlock: spacing(5) },
        '& > div': {
          display: 'none',
          gap: spacing(2),
          marginBlock: 'auto',
          [desktop]: { display: 'grid' },
          '& > p': {
            ...typography.h1,
            fontSize: '2.25rem',
            margin: 0,
            maxWidth: '16ch',
            textWrap: 'balance',
          },
        },
      },
      '& > main': {
        gridArea: 'main',
        display: 'grid',
        alignContent: 'start',
        paddingBlock: spacing(4),
        // About in the middle, but with a fixed start, so that a message below the form does not move it.
        [desktop]: { paddingBlock: `max(${spacing(6)}, 50vh - 16rem) ${spacing(6)}` },
        '& > div': { width: '100%', maxWidth: 440, marginInline: 'auto' },
      },
      '& > footer': {
        gridArea: 'foot',
        paddingBlock: spacing(2.5),
        [desktop]: { backgroundColor: palette.background.tinted },
        '& > a': {
          display: 'inline-block',
          marginRight: spacing(3),
          paddingBlock: spacing(1.25),
          color: palette.text.primary,
          textUnderlineOffset: '0.25em',
        },
      },
    },
    '.kit-entry-link': {
      display: 'inline-block',
      alignSelf: 'flex-start',
      paddingBlock: 6,
      color: palette.primary.main,
      textUnderlineOffset: '0.25em',
    },
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
        cursor: 'pointer',
        '&:hover': { backgroundColor: palette.background.tinted },
      },
    },
  };
}
