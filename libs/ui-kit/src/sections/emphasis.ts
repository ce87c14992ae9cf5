import type { Theme } from '@mui/material/styles';
import { radius } from '../theme/dimensions.ts';

/**
 * Styles of a block in the brand's action colour and its content: the one thing on a page that must not be
 * missed.
 *
 * @param darkGround its background in the dark scheme, distinct from the surrounding band
 */
export const emphasis = (theme: Theme, darkGround: 'tinted' | 'paper') => {
  const { primary, accent, background, text } = (theme.vars ?? theme).palette;
  return {
    borderRadius: `${radius.block}px`,
    // Forced colours remove the background; then this border is visible.
    border: '1px solid transparent',
    backgroundColor: primary.main,
    color: primary.contrastText,
    '& a:focus-visible, & button:focus-visible': { outlineColor: primary.contrastText },
    '& .MuiButton-contained': { backgroundColor: accent.main, color: accent.contrastText },
    // A long label has to fit on one line of a small phone.
    [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { paddingInline: 18 } },
    '& .MuiButton-outlined': { borderColor: 'currentColor', color: 'inherit' },
    // The action colour of the dark scheme is too bright for a whole block.
    ...theme.applyStyles('dark', {
      backgroundColor: background[darkGround],
      ...(darkGround === 'paper' && { borderColor: primary.main }),
      color: text.primary,
      '& a:focus-visible, & button:focus-visible': { outlineColor: primary.main },
    }),
  };
};
