import type { Brand } from '../index.ts';
import { palettes } from '../palette.ts';

/** The <link>s to the icons and the manifest that brandFiles makes. */
export const iconLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
] as const;

/** The <meta>s for the colour of the browser's own bars: that of the page, in each scheme. */
export const themeColours = (brand: Brand) => {
  const { light, dark } = palettes(brand);
  return [
    { name: 'theme-color', media: '(prefers-color-scheme: light)', content: light.background.default },
    { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: dark.background.default },
  ] as const;
};
