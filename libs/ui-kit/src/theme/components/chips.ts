import type { Components, Theme } from '@mui/material/styles';
import { focusRing } from '../effects.ts';
import { radius } from '../dimensions.ts';

/** Chips: a word on a tint of its tone. */
export const chips: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { palette } = theme.vars ?? theme;
        const { color = 'default', variant } = ownerState;
        const toned = color === 'error' || color === 'warning' || color === 'success' || color === 'info';
        const tone = toned
          ? { backgroundColor: palette[color].light, color: palette[color].dark }
          : { backgroundColor: palette.background.tinted, color: palette.text.primary };
        return {
          height: 28,
          borderRadius: radius.round,
          fontSize: '0.8125rem',
          fontWeight: 600,
          ...(variant === 'outlined' && { borderColor: palette.control.border }),
          ...(variant !== 'outlined' && color !== 'primary' && color !== 'secondary' && tone),
          '&:focus-visible': focusRing(theme),
        };
      },
      sizeSmall: { height: 24, fontSize: '0.75rem' },
    },
  },
};
