import { defaultBrand } from '@laundry/brand';
import type { Brand, LogoRole } from '@laundry/brand';
import { createContext, use, createElement } from 'react';
import { logoRoles } from '@laundry/brand/palette';

/** The brand of all components below. */
export const BrandContext = createContext<Brand>(defaultBrand);

/** The current brand. */
export const useBrand = (): Brand => use(BrandContext);

const colour = (role: LogoRole) => `var(--mui-palette-${logoRoles[role].join('-')})`;

export interface LogoProps {
  /** The brand's name, as configured. */
  name: string;
  /** Height of the mark in px. */
  size?: number;
}

/** The brand's mark, in the colours of the current scheme, and its name. */
export function Logo({ name, size = 36 }: LogoProps) {
  const { viewBox, ground, shapes, wordmark } = useBrand().logo;
  const { weight, tracking } = wordmark;
  return (
    <span className="kit-logo">
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${viewBox} ${viewBox}`}
        fill="none"
        style={{ flexShrink: 0 }}
        aria-hidden
      >
        <rect width={viewBox} height={viewBox} rx={ground.radius} fill={colour(ground.fill)} />
        {shapes.map(({ shape, fill, ...attributes }, index) =>
          createElement(shape, { key: index, ...attributes, fill: colour(fill) }),
        )}
      </svg>
      <span style={{ fontSize: size * 0.62, fontWeight: weight, letterSpacing: `${tracking}em` }}>
        {name}
      </span>
    </span>
  );
}
