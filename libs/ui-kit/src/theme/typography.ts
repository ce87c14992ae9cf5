import type { TypographyVariantsOptions } from '@mui/material/styles';
import { surfaces } from './surface.ts';
import type { Surface } from './surface.ts';

/** Onest, self-hosted (typeface.css). 'Onest Fallback' has its metrics: nothing moves when it loads. */
export const fontFamily = "'Onest Variable', 'Onest Fallback', system-ui, sans-serif";

/**
 * Tabular figures, for columns of numbers only. Onest gives each figure the width of the widest, nearly twice
 * that of its 1, hence the reduced letter spacing. Texts and totals use proportional figures.
 */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.05em' } as const;

/** A size in rem that grows with the window, from a phone (360 px) to 1200 px. */
function fluid([phone, desktop]: readonly [number, number]): string {
  const perViewport = ((desktop - phone) * 16 * 100) / (1200 - 360);
  const base = phone - (perViewport * 360) / 1600;
  return `clamp(${phone}rem, ${base.toFixed(4)}rem + ${perViewport.toFixed(4)}vw, ${desktop}rem)`;
}

/** The type scale: tight bold headings and comfortable body text. */
export function typography(surface: Surface): TypographyVariantsOptions {
  const { body, display } = surfaces[surface];
  return {
    fontFamily,
    fontWeightMedium: 550,
    h1: {
      fontSize: fluid(display.h1),
      fontWeight: 750,
      lineHeight: 1.08,
      letterSpacing: '-0.032em',
    },
    h2: {
      fontSize: fluid(display.h2),
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: '-0.024em',
    },
    h3: {
      fontSize: fluid(display.h3),
      fontWeight: 680,
      lineHeight: 1.25,
      letterSpacing: '-0.016em',
    },
    h4: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h5: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4 },
    h6: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    subtitle1: { fontSize: surface === 'public' ? '1.25rem' : '1rem', lineHeight: 1.5, fontWeight: 400 },
    body1: { fontSize: body, lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    overline: {
      fontSize: '0.8125rem',
      fontWeight: 650,
      letterSpacing: '0.01em',
      textTransform: 'none',
      lineHeight: 1.4,
    },
    button: {
      fontSize: '0.9375rem',
      fontWeight: 650,
      letterSpacing: '0.02em',
      textTransform: 'none',
      lineHeight: 1.2,
    },
  };
}
