import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import sharp from 'sharp';
import { PHOTOGRAPH_SLOTS } from './photographSlots.ts';
import type { PhotographSlot, Photographs } from './photographSlots.ts';
import { readList, assetsError } from './readList.ts';
import type { SiteFile } from '../siteFiles.ts';

const PLACES = Object.keys(PHOTOGRAPH_SLOTS) as PhotographSlot[];

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const entry = v.strictObject({
  /** The name of a file in the folder. */
  file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/, 'a file name, without a folder')),
  /** A description of the photograph. */
  alt: v.pipe(v.string(), v.trim(), v.nonEmpty('what the picture shows')),
  /** The point that must stay visible when it is cropped: from the left and from above, in percent. */
  focus: v.optional(v.tuple([percent, percent]), [50, 50]),
});

/** The schema of photographs.json: the photograph of each place. */
const photographsFile = v.strictObject(v.entriesFromList(PLACES, v.exactOptional(entry)));

/** Widths in px: a phone, a high-resolution phone or a desktop, a high-resolution desktop. */
const WIDTHS = [480, 960, 1440] as const;
const WIDEST = WIDTHS[2];
const LIST = 'photographs.json';

/** A photograph of the brand. */
interface Original {
  place: PhotographSlot;
  bytes: Buffer;
  /** A hash of its content, so that a changed picture gets another URL. */
  hash: string;
  alt: string;
  /** In the format of CSS `object-position`: `50% 40%`. */
  focus: string;
  /** The displayed ratio of height to width. */
  shape: number;
}

async function measureRatio(bytes: Buffer, file: string): Promise<number> {
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw assetsError(`${file} must be a picture`);
    });
  if (autoOrient.width < WIDEST)
    throw assetsError(`${file} is ${autoOrient.width} px wide: at least ${WIDEST} px`);
  return autoOrient.height / autoOrient.width;
}

/** Reads the photographs of a brand's folder. @throws SettingError naming the file that is wrong */
export async function loadPhotographs(folder: string): Promise<readonly Original[]> {
  if (folder === '') return [];
  await access(folder).catch(() => {
    throw assetsError('must be a folder');
  });
  const list = (await readList(folder, LIST, photographsFile)) ?? {};
  const originals = PLACES.map(async (place) => {
    const entry = list[place];
    if (!entry) return [];
    const { file, alt, focus } = entry;
    const bytes = await readFile(join(folder, file)).catch(() => {
      throw assetsError(`${LIST} names ${file} for ${place}, which is not there`);
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return [
      { place, bytes, hash, alt, focus: `${focus[0]}% ${focus[1]}%`, shape: await measureRatio(bytes, file) },
    ];
  });
  return (await Promise.all(originals)).flat();
}

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];
/** Qualities at which they look like the original on a page, judged by eye. */
const QUALITY: Readonly<Record<Format, number>> = { avif: 52, webp: 76 };

const toFileName = ({ place, hash }: Original, width: number, format: Format) =>
  `photographs/${place}-${hash}-${width}.${format}`;

const toSrcSet = (original: Original, format: Format) =>
  WIDTHS.map((width) => `/${toFileName(original, width, format)} ${width}w`).join(', ');

/** The data of each photograph for pages: addresses, size and description. */
export const namedPhotographs = (originals: readonly Original[]): Photographs =>
  Object.fromEntries(
    originals.map((original) => [
      original.place,
      {
        avif: toSrcSet(original, 'avif'),
        webp: toSrcSet(original, 'webp'),
        src: `/${toFileName(original, WIDTHS[1], 'webp')}`,
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
      file: toFileName(original, width, format),
      type: `image/${format}`,
      content: () =>
        sharp(original.bytes)
          .autoOrient()
          .resize({ width })
          .toFormat(format, { quality: QUALITY[format] })
          .toBuffer(),
    })),
  );
