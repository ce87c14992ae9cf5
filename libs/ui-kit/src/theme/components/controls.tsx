import type { Components, Theme } from '@mui/material/styles';
import { radius, focusRing, motion, shadow } from '../tokens.ts';
import { surfaces } from '../surface.ts';
import type { Surface } from '../surface.ts';
import { Chevron, boxChecked, boxEmpty, boxPartly } from '../icons.tsx';

/** The border of a field, without MUI's gap for a label, because labels are above the box. */
const InputOutline = ({ className }: { className?: string }) => <span aria-hidden className={className} />;

/** Checkboxes; unselected, they have the border of every control. */
const choice = (theme: Theme) => {
  const { control, primary, text } = theme.vars.palette;
  return {
    padding: 10,
    borderRadius: radius.control,
    color: control.border,
    transition: `color ${motion.quick}ms`,
    '&:hover': { backgroundColor: 'transparent', color: primary.main },
    // Close to the icon, so that the ring does not touch the label.
    '&.Mui-focusVisible': { ...focusRing(theme, 'inside'), outlineOffset: -6 },
    '&.Mui-disabled': { color: text.disabled },
  };
};

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

/** MUI's links, buttons, fields, choices and menus. */
export const controls = (surface: Surface): Components<Theme> => ({
  // Links in a text are underlined, so that they differ by more than colour.
  MuiLink: {
    defaultProps: { underline: 'always' },
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
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.control } } },
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
  // Fields: the label is above its box and never moves; the border has a contrast of 3:1 with the page.
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        maxWidth: 'none',
        whiteSpace: 'normal',
        overflow: 'visible',
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, slots: { notchedOutline: InputOutline } },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: theme.vars.palette.background.paper,
        minHeight: surfaces[surface].control,
        '& .MuiOutlinedInput-notchedOutline': {
          position: 'absolute',
          inset: 0,
          border: '1.5px solid',
          borderColor: theme.vars.palette.control.border,
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        // The same ring as other controls; the border keeps its width, so that nothing moves.
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5 },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.subtle },
      }),
      input: {
        '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
        '&:not(textarea)': { paddingBlock: 0, height: surfaces[surface].control, boxSizing: 'border-box' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginTop: 4, minHeight: '1.45em', fontSize: '0.875rem', lineHeight: 1.45 },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: boxEmpty, checkedIcon: boxChecked, indeterminateIcon: boxPartly },
    styleOverrides: { root: ({ theme }) => choice(theme) },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 44, padding: '9px 2px' },
      switchBase: ({ theme }) => {
        const { palette } = theme.vars;
        return {
          padding: '13px 6px',
          '&.Mui-checked': { transform: 'translateX(22px)', color: palette.primary.contrastText },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: palette.primary.main },
          '&.Mui-focusVisible + .MuiSwitch-track': focusRing(theme),
          '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        };
      },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      track: ({ theme }) => ({
        borderRadius: radius.round,
        opacity: 1,
        backgroundColor: theme.vars.palette.control.border,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { '&:has(.MuiSwitch-root)': { marginLeft: 0, gap: 8 } } },
  },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => floating(theme), list: { paddingBlock: 6 } } },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => option(theme, surface) } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: 'inherit' } } },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <Chevron /> },
    styleOverrides: {
      // The same height as other fields.
      root: { '& .MuiOutlinedInput-root.MuiAutocomplete-inputRoot': { paddingBlock: 0 } },
      input: { '.MuiOutlinedInput-root &&': { paddingBlock: 0 } },
      paper: ({ theme }) => floating(theme),
      listbox: ({ theme }) => ({
        paddingBlock: 6,
        '& .MuiAutocomplete-option': option(theme, surface),
      }),
      noOptions: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
});
