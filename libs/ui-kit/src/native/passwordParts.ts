import type { CSSObject, Theme } from '@mui/material/styles';
import { radius } from '../theme/shape.ts';
import { surfaces } from '../theme/surface.ts';

/** A box with a button at its end, as passwords have it. */
export function passwordParts(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  const { control } = surfaces.public;
  return {
    '.kit-box': {
      position: 'relative',
      '& > .kit-input:not(:last-child)': { paddingRight: control },
      '& > .kit-glyph-button': { position: 'absolute', insetBlock: 0, right: 2, marginBlock: 'auto' },
    },
    '.kit-glyph-button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      padding: 0,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      color: palette.action.active,
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
    },
  };
}
