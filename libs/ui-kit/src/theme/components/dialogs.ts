import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../dimensions.ts';
import { shadow } from '../effects.ts';

/** Dialogs and drawers, and the backdrop over the page behind them. */
export const dialogs: Components<Theme> = {
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'rgb(var(--mui-palette-shade-mainChannel) / 0.55)',
        },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.block,
        boxShadow: shadow.overlay,
        margin: 16,
        // On a phone it fills the width except for its margin.
        [theme.breakpoints.down('sm')]: { width: 'calc(100% - 32px)', maxWidth: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 8px' }) },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 4 } } },
  MuiDrawer: { styleOverrides: { paper: { boxShadow: shadow.overlay } } },
};
