import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../effects.ts';
import { motion } from '../motion.ts';
import { radius } from '../dimensions.ts';
import { surfaces } from '../surface.ts';
import type { Surface } from '../surface.ts';

const { quick, curve } = motion;

/** Buttons: filled, outlined and text; the focus ring is outside. */
export const buttons = (surface: Surface): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: surfaces[surface].control,
        // Links are centred like buttons when they wrap.
        textAlign: 'center',
        paddingInline: surfaces[surface].inset,
        borderRadius: radius.round,
        transition: `background-color ${quick}ms, border-color ${quick}ms, transform ${quick}ms ${curve}`,
        '&:active': { transform: 'translateY(1px)' },
      },
      // With forced colours a filled button needs a border to be recognisable.
      contained: { '@media (forced-colors: active)': { border: '1px solid' } },
      outlined: ({ theme }) => ({
        borderColor: (theme.vars ?? theme).palette.control.border,
        '&:hover': { backgroundColor: (theme.vars ?? theme).palette.background.tinted },
      }),
      text: ({ theme }) => ({
        paddingInline: 14,
        '&:hover': { backgroundColor: (theme.vars ?? theme).palette.background.tinted },
      }),
      sizeSmall: { minHeight: 36, paddingInline: 14 },
      sizeLarge: { minHeight: 60, paddingInline: 36, fontSize: '1.0625rem' },
      loadingIndicator: ({ theme }) => ({ color: (theme.vars ?? theme).palette.primary.main }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.control } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          borderRadius: radius.control,
          borderColor: palette.control.border,
          color: palette.text.primary,
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: palette.primary.main,
            borderColor: palette.primary.main,
            color: palette.primary.contrastText,
            '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        };
      },
    },
  },
});
