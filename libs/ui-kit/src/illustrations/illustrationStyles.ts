import type { CSSObject, Theme } from '@mui/material/styles';

const mix = (colour: string, share: number, ground: string) =>
  `color-mix(in oklch, ${colour} ${share}%, ${ground})`;

/** The drawings' colours, derived from the theme's, so that they follow scheme and brand. A base style. */
export function illustrationStyles(theme: Theme): CSSObject {
  const { primary, secondary, accent, background, text } = theme.vars.palette;
  return {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    '--drawing-sky': mix(secondary.light, 32, background.paper),
    '--drawing-floor': mix(secondary.light, 56, background.paper),
    '--drawing-body': background.paper,
    '--drawing-shade': mix(primary.light, 28, background.paper),
    '--drawing-glass': mix(secondary.light, 12, background.paper),
    '--drawing-water': secondary.light,
    '--drawing-deep': primary.main,
    '--drawing-line': primary.dark,
    '--drawing-mark': primary.dark,
    '--drawing-sun': accent.main,
    ...theme.applyStyles('dark', {
      '--drawing-sky': mix(secondary.dark, 34, background.default),
      '--drawing-floor': mix(secondary.dark, 52, background.default),
      '--drawing-body': mix(text.primary, 88, background.default),
      '--drawing-shade': mix(primary.main, 82, background.default),
      '--drawing-glass': mix(secondary.light, 84, background.default),
      '--drawing-water': secondary.dark,
      '--drawing-deep': `oklch(from ${primary.dark} 0.5 0.17 h)`,
      '--drawing-line': primary.contrastText,
      '--drawing-mark': primary.main,
    }),
  };
}
