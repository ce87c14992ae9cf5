import type { Components, Theme, CSSObject } from '@mui/material/styles';
import { radius } from '../dimensions.ts';

/** Links in a text are underlined, so that they differ by more than colour. */
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

/** A button inside a text, underlined like a link, for actions within the page. */
export const linkButton: CSSObject = {
  padding: 0,
  border: 0,
  borderRadius: radius.link,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 550,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
};
