import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../shape.ts';
import type { Surface } from '../surface.ts';

/** What holds other things: the page's width, paper, cards. */
export const surfaceParts = (surface: Surface): Components<Theme> => ({
  MuiContainer: { defaultProps: { maxWidth: surface === 'public' ? 'lg' : 'xl' } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.card } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: surface === 'public' ? radius.block : radius.card } },
  },
});
