import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { focusRing } from '../effects.ts';
import { Chevron } from '../icons.tsx';

/** Accordions: rows between thin lines, without boxes. */
export const accordions: Components<Theme> = {
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        '&::before': { display: 'none' },
      }),
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: createElement(Chevron) },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h4,
        minHeight: 60,
        paddingInline: 0,
        '&:hover': { color: (theme.vars ?? theme).palette.primary.main },
        '&.Mui-focusVisible': { backgroundColor: 'transparent', ...focusRing(theme) },
      }),
      expandIconWrapper: ({ theme }) => ({ color: (theme.vars ?? theme).palette.primary.main }),
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 20px' } } },
};
