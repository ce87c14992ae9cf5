import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../dimensions.ts';
import { tabularFigures } from '../typography.ts';
import type { Surface } from '../surface.ts';

/** Tables: unobtrusive headers, thin lines between rows, numbers in figures of equal width. */
export const tables = (surface: Surface): Components<Theme> => ({
  MuiTableContainer: { styleOverrides: { root: { borderRadius: radius.card } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: (theme.vars ?? theme).palette.divider,
        fontSize: '0.9375rem',
        padding: surface === 'public' ? '14px 16px' : '9px 12px',
      }),
      head: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.subtle,
        color: (theme.vars ?? theme).palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1.3,
      }),
      alignRight: tabularFigures,
      footer: ({ theme }) => ({
        color: (theme.vars ?? theme).palette.text.primary,
        fontWeight: 650,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        'tbody > &:last-of-type > *': { borderBottom: 0 },
        '&.MuiTableRow-hover:hover': { backgroundColor: (theme.vars ?? theme).palette.background.subtle },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: (theme.vars ?? theme).palette.background.tinted,
        },
      }),
    },
  },
});
