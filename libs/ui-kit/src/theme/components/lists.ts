import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../dimensions.ts';
import type { Surface } from '../surface.ts';

/** Lists, and their rows with links. */
export const lists = (surface: Surface): Components<Theme> => ({
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { background, primary } = (theme.vars ?? theme).palette;
        return {
          minHeight: surface === 'public' ? 48 : 40,
          borderRadius: radius.control,
          '&:hover': { backgroundColor: background.subtle },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: background.tinted,
            color: primary.main,
            fontWeight: 600,
            '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        };
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.overline,
        color: (theme.vars ?? theme).palette.text.secondary,
        backgroundColor: 'transparent',
      }),
    },
  },
});
