import type { Theme } from '@mui/material/styles';
import { focusRing } from '../theme/effects.ts';

/** A link to a part of its page, among others of its kind. */
export const pillLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  border: 1,
  borderColor: 'control.border',
  borderRadius: 22,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
} as const;

/** A card with one link: the link covers all of it, and so does its focus ring. */
export const stretchedLink = {
  position: 'relative',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': (theme: Theme) => focusRing(theme),
} as const;
