import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/dimensions.ts';

/**
 * A block in the brand's action colour, with what stands on it: the one thing of a page that must not be
 * missed.
 *
 * @param darkGround its own in the dark scheme, apart from the band that it stands on
 */
export const emphasis = (theme: Theme, darkGround: 'tinted' | 'paper') => {
  const { primary, accent, background, text } = (theme.vars ?? theme).palette;
  return {
    borderRadius: `${radius.block}px`,
    // Forced colours take the ground away; the edge stays.
    border: '1px solid transparent',
    backgroundColor: primary.main,
    color: primary.contrastText,
    '& a:focus-visible, & button:focus-visible': { outlineColor: primary.contrastText },
    '& .MuiButton-contained': { backgroundColor: accent.main, color: accent.contrastText },
    // A long label stays on one line of a small phone.
    [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { paddingInline: 18 } },
    '& .MuiButton-outlined': { borderColor: 'currentColor', color: 'inherit' },
    // The dark scheme's action colour is bright: as a whole block it would blind.
    ...theme.applyStyles('dark', {
      backgroundColor: background[darkGround],
      ...(darkGround === 'paper' && { borderColor: primary.main }),
      color: text.primary,
      '& a:focus-visible, & button:focus-visible': { outlineColor: primary.main },
    }),
  };
};
