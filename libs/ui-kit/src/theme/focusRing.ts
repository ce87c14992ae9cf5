import type { Theme } from '@mui/material/styles';

/** The one focus ring; `inside` where the edge of a list or a card would cut it off. */
export const focusRing = (theme: Theme, place: 'outside' | 'inside' = 'outside') => ({
  outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
  outlineOffset: place === 'outside' ? 2 : -3,
});
