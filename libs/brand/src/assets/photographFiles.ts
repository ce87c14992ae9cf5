import sharp from 'sharp';
import { WIDTHS } from './loadPhotographs.ts';
import type { Original } from './loadPhotographs.ts';
import type { Photographs } from './photographSlots.ts';
import type { SiteFile } from '../siteFiles.ts';

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];
/** Qualities at which they look like the original on a page, judged by eye. */
const QUALITY: Readonly<Record<Format, number>> = { avif: 52, webp: 76 };

const fileOf = ({ place, hash }: Original, width: number, format: Format) =>
  `photographs/${place}-${hash}-${width}.${format}`;

const srcSetOf = (original: Original, format: Format) =>
  WIDTHS.map((width) => `/${fileOf(original, width, format)} ${width}w`).join(', ');

/** The data of each photograph for pages: addresses, size and description. */
export const namedPhotographs = (originals: readonly Original[]): Photographs =>
  Object.fromEntries(
    originals.map((original) => [
      original.place,
      {
        avif: srcSetOf(original, 'avif'),
        webp: srcSetOf(original, 'webp'),
        src: `/${fileOf(original, WIDTHS[1], 'webp')}`,
        width: WIDTHS[1],
        height: Math.round(WIDTHS[1] * original.shape),
        alt: original.alt,
        focus: original.focus,
      },
    ]),
  );

/** The files of a photograph: all widths in all formats, upright and without the camera's metadata. */
export const photographFiles = (original: Original): readonly SiteFile[] =>
  FORMATS.flatMap((format) =>
    WIDTHS.map((width) => ({
      file: fileOf(original, width, format),
      type: `image/${format}`,
      content: () =>
        sharp(original.bytes)
          .autoOrient()
          .resize({ width })
          .toFormat(format, { quality: QUALITY[format] })
          .toBuffer(),
    })),
  );
