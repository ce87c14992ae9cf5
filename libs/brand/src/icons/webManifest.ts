import type { Brand } from '../index.ts';
import { palettes } from '../palette.ts';
import { iconFiles } from './drawMark.ts';

/** The number of characters that fit below an icon. */
const MAX_SHORT_NAME = 12;

/** The manifest of a site that is added to a device's home screen. */
export function webManifest(brand: Brand, productName: string): string {
  const { light } = palettes(brand);
  const [firstWord = productName] = productName.split(' ');
  return JSON.stringify({
    name: productName,
    short_name: productName.length <= MAX_SHORT_NAME ? productName : firstWord,
    lang: 'es-UY',
    dir: 'ltr',
    start_url: '/',
    display: 'minimal-ui',
    background_color: light.background.default,
    theme_color: light.primary.main,
    icons: iconFiles.flatMap(({ file, size, purpose }) =>
      purpose === undefined
        ? []
        : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  });
}
