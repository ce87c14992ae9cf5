import type { CSSProperties } from 'react';
import type { Theme } from '@mui/material/styles';
import { focusRing } from '../theme/effects.ts';
import { radius } from '../theme/dimensions.ts';

/** The logo as a link, at the start of a bar. */
export const homeLink: CSSProperties = {
  display: 'inline-flex',
  textDecoration: 'none',
  marginRight: 'auto',
};

/** What stands in a foot side by side, spread over its width, one under the other where there is no room. */
export const spreadRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
} as const;

/** How the page in sight is marked: weight, and a line of sun under the word. */
export const currentMark = {
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationColor: 'var(--mui-palette-accent-main)',
  textDecorationThickness: '0.2em',
  textUnderlineOffset: '0.45em',
} as const;

/** A link of a menu, and the name of a group: as high as a finger needs. */
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

/** A status line of its own under a row of buttons: no text in it moves or widens a button. */
export const statusBelow = { width: 0, minWidth: '100%', order: 1, typography: 'body2' } as const;
