import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { focusRing, shadow } from '../effects.ts';
import { Chevron } from '../icons.tsx';
import { radius } from '../dimensions.ts';
import type { Surface } from '../surface.ts';

/** A row of a menu or a list of options. */
const option = (theme: Theme, surface: Surface) => {
  const { background, text } = (theme.vars ?? theme).palette;
  const chosen = { backgroundColor: background.tinted, fontWeight: 600 };
  return {
    minHeight: surface === 'public' ? 44 : 36,
    marginInline: 6,
    paddingInline: 10,
    borderRadius: radius.control - 2,
    color: text.primary,
    whiteSpace: 'normal',
    '&:hover, &.Mui-focused': { backgroundColor: background.subtle },
    '&.Mui-selected, &.Mui-selected:hover': chosen,
    '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': chosen,
    '&.Mui-focusVisible': { backgroundColor: background.subtle, ...focusRing(theme, 'inside') },
  } as const;
};

/** Popups: menus, options of a select, suggestions. */
const floating = (theme: Theme) => ({
  marginBlock: 6,
  borderRadius: radius.card,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  boxShadow: shadow.overlay,
});

export const menus = (surface: Surface): Components<Theme> => ({
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme), list: { paddingBlock: 6 } } },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => option(theme, surface) } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiAutocomplete: {
    defaultProps: { popupIcon: createElement(Chevron) },
    styleOverrides: {
      // The same height as other fields.
      root: { '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { paddingBlock: 0 } },
      input: { '.MuiOutlinedInput-root &&': { paddingBlock: 0 } },
      paper: ({ theme }) => floating(theme),
      listbox: ({ theme }) => ({
        paddingBlock: 6,
        '& .MuiAutocomplete-option': option(theme, surface),
      }),
      noOptions: ({ theme }) => ({ color: (theme.vars ?? theme).palette.text.secondary }),
    },
  },
});
