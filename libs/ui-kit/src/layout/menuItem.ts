import type { Theme } from '@mui/material/styles';
import { focusRing } from '../theme/focusRing.ts';
import { radius } from '../theme/shape.ts';

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
