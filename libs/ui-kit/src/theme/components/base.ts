import type { Components, Theme } from '@mui/material/styles';
import { illustrationStyles } from '../../illustrations/illustrationStyles.ts';
import { focusRing } from '../focusRing.ts';
import { reducedMotion } from '../motion.ts';

/** Page-wide rules: text rendering, one visible focus ring, no motion for whoever asks. */
export const base: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '5rem' },
      body: { textRendering: 'optimizeLegibility', overflowWrap: 'break-word', textWrap: 'pretty' },
      'h1, h2, h3, h4': { textWrap: 'balance' },
      // Between <details> and what it holds stand boxes that inherit nothing from it.
      'details > *': { boxSizing: 'border-box' },
      ':focus-visible': focusRing(theme),
      '[tabindex="-1"]:focus, [tabindex="-1"]:focus-visible': { outline: 'none' },
      '::selection': {
        backgroundColor: (theme.vars ?? theme).palette.accent.main,
        color: (theme.vars ?? theme).palette.accent.contrastText,
      },
      '.kit-picture': illustrationStyles(theme),
      ...reducedMotion,
    }),
  },
};
