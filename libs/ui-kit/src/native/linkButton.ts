import type { CSSObject } from '@mui/material/styles';
import { radius } from '../theme/shape.ts';

/** A button inside a text, underlined as links are: what it does stays on the page. */
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
