import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../dimensions.ts';
import { shadow } from '../effects.ts';

/** Tooltips: the page's colours inverted. */
export const tooltips: Components<Theme> = {
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        padding: '7px 12px',
        borderRadius: radius.control,
        backgroundColor: (theme.vars ?? theme).palette.text.primary,
        color: (theme.vars ?? theme).palette.background.default,
        boxShadow: shadow.raised,
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: 1.45,
      }),
      arrow: ({ theme }) => ({ color: (theme.vars ?? theme).palette.text.primary }),
    },
  },
};
