import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface IllustrationProps {
  /** Width and height in px; it never grows wider than its place. */
  size?: number;
  /** Accessible name, where the drawing says something that no text says. Without it the drawing is decoration. */
  title?: string;
}

const mix = (colour: string, share: number, ground: string) =>
  `color-mix(in oklch, ${colour} ${share}%, ${ground})`;

/** The drawings' inks, each made of roles of the theme, so that they follow scheme and brand. */
const Canvas = styled('svg')(({ theme }) => {
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
});

/**
 * What every drawing stands on: a grid of 240 × 240, a piece of sky with the corners of the brand's mark, one weight
 * of line, and light from above left.
 */
export function Picture({ size = 240, title, children }: IllustrationProps & { children: ReactNode }) {
  const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <Canvas
      viewBox="12 12 216 216"
      width={size}
      height={size}
      fill="none"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...name}
    >
      <rect x="12" y="12" width="216" height="216" rx="62" fill="var(--sky)" />
      {children}
    </Canvas>
  );
}
