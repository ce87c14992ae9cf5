import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../effects.ts';
import { boxChecked, boxEmpty, boxPartly, roundChosen, roundEmpty } from '../icons.tsx';
import { motion } from '../motion.ts';
import { radius } from '../dimensions.ts';

/** Checkboxes, radio buttons and switches; unselected, they have the border of every control. */
const choice = (theme: Theme) => {
  const { control, primary, text } = (theme.vars ?? theme).palette;
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

export const choices: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: { icon: boxEmpty, checkedIcon: boxChecked, indeterminateIcon: boxPartly },
    styleOverrides: { root: ({ theme }) => choice(theme) },
  },
  MuiRadio: {
    defaultProps: { icon: roundEmpty, checkedIcon: roundChosen },
    styleOverrides: { root: ({ theme }) => choice(theme) },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 44, padding: '9px 2px' },
      switchBase: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
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
        backgroundColor: (theme.vars ?? theme).palette.control.border,
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { '&:has(.MuiSwitch-root)': { marginLeft: 0, gap: 8 } } },
  },
};
