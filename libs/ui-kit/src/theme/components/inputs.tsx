import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../effects.ts';
import { Chevron } from '../icons.tsx';
import { radius } from '../dimensions.ts';
import { surfaces } from '../surface.ts';
import type { Surface } from '../surface.ts';

/** The border of a field, without MUI's gap for a label, because labels are above the box. */
export const InputOutline = ({ className }: { className?: string }) => (
  <span aria-hidden className={className} />
);

/** Fields: the label is above its box and never moves; the border has a contrast of 3:1 with the page. */
export const inputs = (surface: Surface): Components<Theme> => ({
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
        color: (theme.vars ?? theme).palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: (theme.vars ?? theme).palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, slots: { notchedOutline: InputOutline } },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        minHeight: surfaces[surface].control,
        '& .MuiOutlinedInput-notchedOutline': {
          position: 'absolute',
          inset: 0,
          border: '1.5px solid',
          borderColor: (theme.vars ?? theme).palette.control.border,
          borderRadius: 'inherit',
          pointerEvents: 'none',
        },
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.text.secondary,
        },
        // The same ring as other controls; the border keeps its width, so that nothing moves.
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1.5 },
        '&.Mui-disabled': { backgroundColor: (theme.vars ?? theme).palette.background.subtle },
      }),
      input: {
        '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
        '&:not(textarea)': { paddingBlock: 0, height: surfaces[surface].control, boxSizing: 'border-box' },
      },
      multiline: { paddingBlock: 12 },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: {
      // As high as its box, so that a click anywhere in it opens the list.
      select: {
        '&&': {
          height: surfaces[surface].control,
          minHeight: 0,
          lineHeight: `${surfaces[surface].control}px`,
          borderRadius: radius.control,
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, marginTop: 4, minHeight: '1.45em', fontSize: '0.875rem', lineHeight: 1.45 },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        color: (theme.vars ?? theme).palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: (theme.vars ?? theme).palette.text.primary },
      }),
    },
  },
});
