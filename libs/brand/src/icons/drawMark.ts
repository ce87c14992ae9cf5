import type { Brand, LogoRole } from '../index.ts';
import { logoRoles, palettes } from '../palette.ts';
import type { BrandPalette } from '../palette.ts';

/** The colour of a role in a palette, the same as in the theme's logo. */
function colourIn(palette: BrandPalette, role: LogoRole): string {
  const [tone, part] = logoRoles[role];
  return palette[tone][part];
}

const element = (name: string, attributes: Readonly<Record<string, string | number>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${value}"`)
    .join('')}/>`;

/** A PNG icon: its file and its side in px. */
export interface IconFile {
  file: string;
  size: number;
  /** The part of the side that the mark takes in a filled square; without it, the brand's own shape. */
  share?: number;
  /** Its purpose in the manifest. */
  purpose?: 'any' | 'maskable';
}

/** Devices may crop maskable icons to a circle of 80 %; Apple's devices round the corners themselves. */
export const iconFiles: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.9 },
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.85, purpose: 'maskable' },
];

/** The mark in the light scheme's colours; each part has its role as its class. */
export function drawIcon(brand: Brand, share?: number, styles = ''): string {
  const { viewBox, ground, shapes } = brand.logo;
  const { light } = palettes(brand);
  const drawn = (name: string, role: LogoRole, attributes: Record<string, string | number>) =>
    element(name, { ...attributes, class: role, fill: colourIn(light, role) });
  const mark = shapes.map(({ shape, fill, ...attributes }) => drawn(shape, fill, attributes));
  const rx = share === undefined ? ground.radius : 0;
  const margin = (viewBox * (1 - (share ?? 1))) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewBox} ${viewBox}">${styles}` +
    drawn('rect', ground.fill, { width: viewBox, height: viewBox, rx }) +
    `<g transform="translate(${margin} ${margin}) scale(${share ?? 1})">${mark.join('')}</g></svg>`
  );
}

/** The mark as a favicon, which follows the browser's colour scheme. */
export function drawFavicon(brand: Brand): string {
  const { dark } = palettes(brand);
  const { ground, shapes } = brand.logo;
  const roles = new Set([ground.fill, ...shapes.map(({ fill }) => fill)]);
  const darkFills = [...roles].map((role) => `.${role}{fill:${colourIn(dark, role)}}`).join('');
  return drawIcon(brand, undefined, `<style>@media(prefers-color-scheme:dark){${darkFills}}</style>`);
}
