import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../shape.ts';

/** Links in a text are underlined: they are told by more than their colour. */
export const links: Components<Theme> = {
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
};
