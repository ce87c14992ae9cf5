import type { Components, Theme } from '@mui/material/styles';
import { illustrationStyles } from '../../illustrations/illustrationStyles.ts';
import { focusRing, reducedMotion, radius } from '../tokens.ts';
import type { Surface } from '../surface.ts';

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

/** Containers: the page's width, paper, cards. */
export const content = (surface: Surface): Components<Theme> => ({
  MuiContainer: { defaultProps: { maxWidth: surface === 'public' ? 'lg' : 'xl' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: surface === 'public' ? radius.block : radius.card } },
  },
});
