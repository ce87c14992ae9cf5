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

const svg = (viewBox: number, ...content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewBox} ${viewBox}">${content.join('')}</svg>`;

/** The mark as a favicon, which follows the browser's colour scheme. */
export function drawFavicon(brand: Brand): string {
  const { light, dark } = palettes(brand);
  const { viewBox, ground, shapes } = brand.logo;
  const drawn = (name: string, role: LogoRole, attributes: Record<string, string | number>) =>
    element(name, { ...attributes, class: role, fill: colourIn(light, role) });
  const roles = new Set([ground.fill, ...shapes.map(({ fill }) => fill)]);
  const darkFills = [...roles].map((role) => `.${role}{fill:${colourIn(dark, role)}}`).join('');
  return svg(
    viewBox,
    `<style>@media(prefers-color-scheme:dark){${darkFills}}</style>`,
    drawn('rect', ground.fill, { width: viewBox, height: viewBox, rx: ground.radius }),
    ...shapes.map(({ shape, fill, ...attributes }) => drawn(shape, fill, attributes)),
  );
}

/** An app icon's shape: the brand's own, or a square in which the mark takes a part of the side. */
export type IconCut = 'mark' | { edge: number };

/** A PNG icon: its file, its side in px, its shape, and its purpose in the manifest. */
export interface IconFile {
  file: string;
  size: number;
  cut: IconCut;
  purpose?: 'any' | 'maskable';
}

/** Devices may crop maskable icons to a circle of 80 %; Apple's devices round the corners themselves. */
export const iconFiles: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, cut: { edge: 0.9 } },
  { file: 'icon-192.png', size: 192, cut: 'mark', purpose: 'any' },
  { file: 'icon-512.png', size: 512, cut: 'mark', purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, cut: { edge: 0.85 }, purpose: 'maskable' },
];

/** The mark in the light scheme's colours, for icons without schemes. */
export function drawIcon(brand: Brand, cut: IconCut): string {
  const { viewBox, ground, shapes } = brand.logo;
  const { light } = palettes(brand);
  const share = cut === 'mark' ? 1 : cut.edge;
  const margin = (viewBox * (1 - share)) / 2;
  return svg(
    viewBox,
    element('rect', {
      width: viewBox,
      height: viewBox,
      rx: cut === 'mark' ? ground.radius : 0,
      fill: colourIn(light, ground.fill),
    }),
    `<g transform="translate(${margin} ${margin}) scale(${share})">`,
    ...shapes.map(({ shape, fill, ...attributes }) =>
      element(shape, { ...attributes, fill: colourIn(light, fill) }),
    ),
    '</g>',
  );
}
