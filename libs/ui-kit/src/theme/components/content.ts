import type { Components, Theme } from '@mui/material/styles';
import { illustrationStyles } from '../../illustrations/illustrationStyles.ts';
import { focusRing, reducedMotion, radius } from '../tokens.ts';
import type { Surface } from '../surface.ts';
import { tabularFigures } from '../typography.ts';

/** Global rules: text rendering, one visible focus ring, and no motion for users who prefer less. */
export const base: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '5rem' },
      body: { textRendering: 'optimizeLegibility', overflowWrap: 'break-word', textWrap: 'pretty' },
      'h1, h2, h3, h4': { textWrap: 'balance' },
      // Browsers insert boxes between <details> and its content that do not inherit this.
      'details > *': { boxSizing: 'border-box' },
      ':focus-visible': focusRing(theme),
      '[tabindex="-1"]:focus, [tabindex="-1"]:focus-visible': { outline: 'none' },
      '::selection': {
        backgroundColor: theme.vars.palette.accent.main,
        color: theme.vars.palette.accent.contrastText,
      },
      '.kit-picture': illustrationStyles(theme),
      ...reducedMotion,
    }),
  },
};

/** Containers and tables. */
export const content = (surface: Surface): Components<Theme> => ({
  // Containers: the page's width, paper, cards.
  MuiContainer: { defaultProps: { maxWidth: surface === 'public' ? 'lg' : 'xl' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: surface === 'public' ? radius.block : radius.card } },
  },
  // Tables: unobtrusive headers, thin lines between rows, numbers in figures of equal width.
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars.palette.divider,
        fontSize: '0.9375rem',
        padding: surface === 'public' ? '14px 16px' : '9px 12px',
      }),
      head: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.subtle,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1.3,
      }),
      alignRight: tabularFigures,
    },
  },
  MuiTableRow: { styleOverrides: { root: { 'tbody > &:last-of-type > *': { borderBottom: 0 } } } },
});
