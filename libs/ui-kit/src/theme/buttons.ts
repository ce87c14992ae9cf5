import type { Components, Theme } from '@mui/material/styles';
import { motion } from './motion.ts';
import { radius } from './shape.ts';
import { surfaces } from './surface.ts';
import type { Surface } from './surface.ts';

/** Buttons: full, flat and quiet; the focus ring is drawn outside. */
export const buttons = (surface: Surface): Components<Theme> => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: surfaces[surface].control,
        paddingInline: surface === 'public' ? 28 : 18,
        borderRadius: surface === 'public' ? radius.round : radius.control,
        transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms, transform ${motion.quick}ms ${motion.curve}`,
        '&:active': { transform: 'translateY(1px)' },
        '&:focus-visible': {
          outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      outlined: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.control.border }),
      sizeSmall: { minHeight: 36, paddingInline: 14 },
      sizeLarge: { minHeight: 60, paddingInline: 36, fontSize: '1.0625rem' },
      text: { paddingInline: 14 },
      loadingIndicator: ({ theme }) => ({ color: (theme.vars ?? theme).palette.primary.main }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.control } } },
});
