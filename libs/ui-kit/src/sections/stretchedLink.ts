import type { Theme } from '@mui/material/styles';
import { focusRing } from '../theme/focusRing.ts';

/** A card with one link: the link covers all of it, and so does its focus ring. */
export const stretchedLink = {
  position: 'relative',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': (theme: Theme) => focusRing(theme),
} as const;
