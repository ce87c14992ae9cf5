import type { CSSProperties } from 'react';

/** The logo as a link, at the start of a bar. */
export const homeLink: CSSProperties = {
  display: 'inline-flex',
  textDecoration: 'none',
  marginRight: 'auto',
};
