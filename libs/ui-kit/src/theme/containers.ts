import type { Components, Theme } from '@mui/material/styles';
import { radius } from './shape.ts';
import { shadow } from './shadow.ts';
import type { Surface } from './surface.ts';

/** What holds other things: paper, cards, dialogs, notices. */
export const containers = (surface: Surface): Components<Theme> => ({
  MuiContainer: { defaultProps: { maxWidth: surface === 'public' ? 'lg' : 'xl' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: surface === 'public' ? radius.block : radius.card } },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radius.block, boxShadow: shadow.overlay, margin: 16 } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.control, fontSize: '0.9375rem', alignItems: 'flex-start' },
    },
  },
});
