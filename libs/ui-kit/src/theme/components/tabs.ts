import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../effects.ts';
import { radius } from '../dimensions.ts';
import { surfaces } from '../surface.ts';
import type { Surface } from '../surface.ts';

/** Tabs: words on a line, the current one underlined with a rounded bar. */
export const tabs = (surface: Surface): Components<Theme> => ({
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}` }),
      indicator: { height: 3, borderRadius: `${radius.round}px ${radius.round}px 0 0` },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: surfaces[surface].control,
        minWidth: 0,
        color: (theme.vars ?? theme).palette.text.secondary,
        '&:focus-visible': focusRing(theme, 'inside'),
      }),
    },
  },
});
