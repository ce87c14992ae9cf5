import type { Theme } from '@mui/material/styles';
import { focusRing } from '../theme/tokens.ts';

/** A pill-shaped link to a part of its page, one of several. */
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

/** A card with one link: the link and its focus ring cover the whole card. */
export const stretchedLink = {
  position: 'relative',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': (theme: Theme) => focusRing(theme),
} as const;
