import type { Components, Theme } from '@mui/material/styles';
import { radius, shadow } from '../tokens.ts';

/** Components with a surface of their own: dialogs, alerts, tooltips, loading indicators. */
export const overlays: Components<Theme> = {
  // Dialogs, and the backdrop over the page behind them.
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
  // Alerts: a tinted surface with a border in the same tone; the text has the page's colour.
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { palette } = theme.vars;
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
  MuiAlertTitle: {
    styleOverrides: { root: { fontWeight: 650, marginTop: 0, marginBottom: 2, lineHeight: 1.5 } },
  },
  // Tooltips: the page's colours inverted.
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '7px 12px',
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.default,
        boxShadow: shadow.raised,
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.45,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  // Loading indicators.
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: radius.round,
        backgroundColor: theme.vars.palette.background.tinted,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      }),
      bar: {
        borderRadius: radius.round,
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.tinted,
        '@media (forced-colors: active)': { border: '1px solid GrayText' },
      }),
      rounded: { borderRadius: radius.control },
    },
  },
};
