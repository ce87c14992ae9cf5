import type { CSSObject, Theme } from '@mui/material/styles';

/** A document that came, under the form that asked for it. */
export function reportParts(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  const { typography } = theme;
  return {
    '.kit-report': {
      marginTop: theme.spacing(6),
      '& > h2': { ...typography.h2, margin: 0 },
      '& > p': { margin: 0, color: palette.text.secondary, overflowWrap: 'anywhere' },
    },
    '.kit-button-text:hover': { backgroundColor: palette.background.tinted },
  };
}
