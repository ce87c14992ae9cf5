import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../dimensions.ts';

/** Alerts: a tinted surface with a border in the same tone; the text has the page's colour. */
export const alerts: Components<Theme> = {
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
  MuiAlertTitle: {
    styleOverrides: { root: { fontWeight: 650, marginTop: 0, marginBottom: 2, lineHeight: 1.5 } },
  },
};
