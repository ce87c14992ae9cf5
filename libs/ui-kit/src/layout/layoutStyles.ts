import type { CSSProperties } from 'react';
import type { Theme } from '@mui/material/styles';
import { focusRing, radius } from '../theme/tokens.ts';

/** The logo as a link, at the start of a bar. */
export const homeLink: CSSProperties = {
  display: 'inline-flex',
  textDecoration: 'none',
  marginRight: 'auto',
};

/** A row spread over its width, with wrapping. */
export const spreadRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
} as const;

/** Marks the current page: bold, with a yellow line under the word. */
export const currentMark = {
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationColor: 'var(--mui-palette-accent-main)',
  textDecorationThickness: '0.2em',
  textUnderlineOffset: '0.45em',
} as const;

/** A link of a menu or the name of a group, high enough for a finger. */
export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  py: 1,
  borderRadius: `${radius.control}px`,
  color: 'text.primary',
  fontWeight: 550,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { backgroundColor: 'background.tinted' },
  '&:focus-visible': (theme: Theme) => focusRing(theme, 'inside'),
} as const;

/** A link of the footer, high enough for a finger. */
export const footerLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;

/** A button of the portal's header, which looks like the menu's links. */
export const barButton = {
  minHeight: 44,
  color: 'inherit',
  fontWeight: 550,
  letterSpacing: 0,
  fontSize: 'inherit',
} as const;

/** A status line below a row of buttons, whose text cannot move or widen a button. */
export const statusBelow = { width: 0, minWidth: '100%', order: 1, typography: 'body2' } as const;
