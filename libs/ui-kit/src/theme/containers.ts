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
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '24px 24px 8px' }) },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 4 } } },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { palette } = theme.vars ?? theme;
        const tone = palette[ownerState.severity ?? 'info'];
        return {
          borderRadius: radius.control,
          border: `1px solid ${tone.main}`,
          backgroundColor: tone.light,
          color: palette.text.primary,
          fontSize: '0.9375rem',
          alignItems: 'flex-start',
          '& .MuiAlert-icon': { color: tone.main },
        };
      },
    },
  },
});
