import type { LogoRole } from '@laundry/site-config';
import { createElement } from 'react';
import { useBrand } from './brandContext.ts';
import { logoRoles } from './logoRoles.ts';

export interface LogoMarkProps {
  /** Side in px. */
  size?: number;
  /** Accessible name; without it the mark is decoration. */
  label?: string;
}

const colour = (role: LogoRole) => `var(--mui-palette-${logoRoles[role].join('-')})`;

/** The mark of the brand that the theme wears, in the colours of the scheme in use. */
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
