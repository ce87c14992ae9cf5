import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../dimensions.ts';

/** Loading indicators. */
export const progress: Components<Theme> = {
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: radius.round,
        backgroundColor: (theme.vars ?? theme).palette.background.tinted,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
      bar: {
        borderRadius: radius.round,
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
    },
  },
  MuiCircularProgress: {
    defaultProps: { thickness: 4.5 },
    styleOverrides: { circle: { strokeLinecap: 'round' } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.tinted,
        '@media (forced-colors: active)': { border: '1px solid GrayText' },
      }),
      rounded: { borderRadius: radius.control },
    },
  },
};
