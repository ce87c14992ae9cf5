import { defaultBrand } from '@laundry/brand';
import type { Brand, LogoRole } from '@laundry/brand';
import { createContext, use, createElement } from 'react';
import { logoRoles } from '@laundry/brand/palette';
import Box from '@mui/material/Box';

/** The brand of all components below; AppThemeProvider provides it. */
export const BrandContext = createContext<Brand>(defaultBrand);

/** The current brand. */
export const useBrand = (): Brand => use(BrandContext);

export interface LogoMarkProps {
  /** The side length in px. */
  size?: number;
  /** The accessible name; without it the mark is decorative. */
  label?: string;
}

const colour = (role: LogoRole) => `var(--mui-palette-${logoRoles[role].join('-')})`;

/** The mark of the theme's brand, in the colours of the current scheme. */
export function LogoMark({ size = 36, label }: LogoMarkProps) {
  const { viewBox, ground, shapes } = useBrand().logo;
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${viewBox} ${viewBox}`}
      fill="none"
      style={{ flexShrink: 0 }}
      {...name}
    >
      <rect width={viewBox} height={viewBox} rx={ground.radius} fill={colour(ground.fill)} />
      {shapes.map(({ shape, fill, ...attributes }, index) =>
        createElement(shape, { key: index, ...attributes, fill: colour(fill) }),
      )}
    </svg>
  );
}

export interface LogoProps {
  /** The brand's name, as configured. */
  name: string;
  /** Height of the mark in px. */
  size?: number;
  /** Shows the mark only, with the name as its accessible name. */
  markOnly?: boolean;
}

/** The brand's mark and name. */
export function Logo({ name, size = 36, markOnly = false }: LogoProps) {
  const { weight, tracking } = useBrand().logo.wordmark;
  if (markOnly) return <LogoMark size={size} label={name} />;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.4em',
        lineHeight: 1,
        color: 'text.primary',
      }}
    >
      <LogoMark size={size} />
      <Box
        component="span"
        sx={{ fontSize: size * 0.62, fontWeight: weight, letterSpacing: `${tracking}em` }}
      >
        {name}
      </Box>
    </Box>
  );
}
