import sharp from 'sharp';
import type { Brand } from '../index.ts';
import { palettes } from '../palette.ts';
import type { SiteFile } from '../siteFiles.ts';
import { iconFiles, drawFavicon, drawIcon } from './drawMark.ts';

/** The number of characters that fit below an icon. */
const MAX_SHORT_NAME = 12;

/** The manifest of a site that is added to a device's home screen. */
function webManifest(brand: Brand, productName: string): string {
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

const HEADER = 6;
const ENTRY = 16;

/** An ICO file that holds one PNG of `size` px. */
function writeIco(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, HEADER);
  head.writeUInt8(size, HEADER + 1);
  head.writeUInt16LE(1, HEADER + 4); // planes
  head.writeUInt16LE(32, HEADER + 6); // bits of a pixel
  head.writeUInt32LE(png.length, HEADER + 8);
  head.writeUInt32LE(head.length, HEADER + 12);
  return Buffer.concat([head, png]);
}

const ICO_SIZE = 32;
/** Icons are drawn at this size in px and scaled down, so that even the smallest one has smooth edges. */
const RENDER_SIZE = 1024;
const SVG_DPI = 72;

function rasterise(brand: Brand, size: number, share?: number): Promise<Buffer> {
  const density = (SVG_DPI * RENDER_SIZE) / brand.logo.viewBox;
  return sharp(Buffer.from(drawIcon(brand, share)), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The icons and the manifest of a site, made from its brand and name. */
export const brandFiles = (brand: Brand, productName: string): readonly SiteFile[] => [
  { file: 'favicon.svg', type: 'image/svg+xml', content: () => drawFavicon(brand) },
  {
    file: 'favicon.ico',
    type: 'image/x-icon',
    content: async () => writeIco(await rasterise(brand, ICO_SIZE), ICO_SIZE),
  },
  {
    file: 'site.webmanifest',
    type: 'application/manifest+json',
    content: () => webManifest(brand, productName),
  },
  ...iconFiles.map(({ file, size, share }) => ({
    file,
    type: 'image/png',
    content: () => rasterise(brand, size, share),
  })),
];
