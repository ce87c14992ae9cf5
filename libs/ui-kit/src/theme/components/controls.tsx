import type { Components, Theme } from '@mui/material/styles';
import { radius, focusRing, motion, shadow } from '../tokens.ts';
import type { Surface } from '../surface.ts';
import { Chevron, boxChecked, boxEmpty, boxPartly } from '../icons.tsx';

/** A row of a menu or a list of options. */
const option = (theme: Theme, surface: Surface) => {
  const { background, text } = theme.vars.palette;
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
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow.overlay,
});

/** MUI's links, buttons, choices and menus. */
export const controls = (surface: Surface): Components<Theme> => ({
  // Links in a text are underlined, so that they differ by more than colour.
  MuiLink: {
    styleOverrides: {
      root: {
        borderRadius: radius.link,
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '0.08em',
        fontWeight: 550,
        '&:hover': { textDecorationThickness: '0.14em' },
      },
    },
  },
  // MUI's buttons, used for icons and options; the focus ring is outside.
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: radius.control, '&[aria-disabled=true]': { opacity: 0.4 } } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          borderRadius: radius.control,
          borderColor: palette.control.border,
          color: palette.text.primary,
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: palette.primary.main,
            borderColor: palette.primary.main,
            color: palette.primary.contrastText,
            '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        };
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: boxEmpty, checkedIcon: boxChecked, indeterminateIcon: boxPartly },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 10,
        borderRadius: radius.control,
        // Unselected, it has the border of every control.
        color: theme.vars.palette.control.border,
        transition: `color ${motion.quick}ms`,
        '&:hover': { backgroundColor: 'transparent', color: theme.vars.palette.primary.main },
        // Close to the icon, so that the ring does not touch the label.
        '&.Mui-focusVisible': { ...focusRing(theme, 'inside'), outlineOffset: -6 },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme), list: { paddingBlock: 6 } } },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => option(theme, surface) } },
  MuiListItemIcon: { styleOverrides: { root: { color: 'inherit' } } },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <Chevron /> },
    styleOverrides: {
      root: {
        '& .kit-input': { display: 'block', paddingLeft: 13, textOverflow: 'ellipsis' },
        '& .kit-input:not(:last-child)': { paddingRight: 65 },
        '& .kit-helper': { marginBottom: 0 },
      },
      endAdornment: { right: 9 },
      paper: ({ theme }) => floating(theme),
      listbox: ({ theme }) => ({
        paddingBlock: 6,
        '& .MuiAutocomplete-option': option(theme, surface),
      }),
      noOptions: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
});
