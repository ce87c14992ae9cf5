import type { CSSObject, Theme } from '@mui/material/styles';

const mix = (colour: string, share: number, ground: string) =>
  `color-mix(in oklch, ${colour} ${share}%, ${ground})`;

/**
 * The colours of the drawings, derived from the theme's roles, so that they follow scheme and brand; part of
 * the base styles.
 */
export function illustrationStyles(theme: Theme): CSSObject {
  const { primary, secondary, accent, background, text } = (theme.vars ?? theme).palette;
  return {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    '--sky': mix(secondary.light, 32, background.paper),
    '--floor': mix(secondary.light, 56, background.paper),
    '--body': background.paper,
    '--shade': mix(primary.light, 28, background.paper),
    '--glass': mix(secondary.light, 12, background.paper),
    '--water': secondary.light,
    '--deep': primary.main,
    '--line': primary.dark,
    '--mark': primary.dark,
    '--sun': accent.main,
    ...theme.applyStyles('dark', {
      '--sky': mix(secondary.dark, 34, background.default),
      '--floor': mix(secondary.dark, 52, background.default),
      '--body': mix(text.primary, 88, background.default),
      '--shade': mix(primary.main, 82, background.default),
      '--glass': mix(secondary.light, 84, background.default),
      '--water': secondary.dark,
      '--deep': `oklch(from ${primary.dark} 0.5 0.17 h)`,
      '--line': primary.contrastText,
      '--mark': primary.main,
    }),
  };
}
