import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import sharp from 'sharp';
import { PHOTOGRAPH_SLOTS } from './photographSlots.ts';
import type { PhotographSlot, PhotographSource } from './photographSlots.ts';
import { readList, assetsError } from './readList.ts';

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

const FORMATS = ['avif', 'webp'] as const;
type Format = (typeof FORMATS)[number];
/** Qualities at which they look like the original on a page, judged by eye. */
const QUALITY: Readonly<Record<Format, number>> = { avif: 52, webp: 76 };

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

/** A photograph's data and files: all widths in all formats, upright, without the camera's metadata. */
async function loadPhotograph(
  folder: string,
  name: PhotographSlot,
  { file: original, alt, focus }: v.InferOutput<typeof entry>,
) {
  const bytes = await readFile(join(folder, original)).catch(() => {
    throw assetsError(`${LIST} names ${original} for ${name}, which is not there`);
  });
  // A changed picture gets another URL.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = `photographs/${name}-${hash}`;
  const version = (width: number, format: Format) => `${path}-${width}.${format}`;
  const srcSet = (format: Format) => WIDTHS.map((width) => `/${version(width, format)} ${width}w`).join(', ');
  return {
    name,
    data: {
      avif: srcSet('avif'),
      webp: srcSet('webp'),
      src: `/${version(WIDTHS[1], 'webp')}`,
      width: WIDTHS[1],
      height: Math.round(WIDTHS[1] * (await measureRatio(bytes, original))),
      alt,
      focus: `${focus[0]}% ${focus[1]}%`,
    } satisfies PhotographSource,
    files: FORMATS.flatMap((format) =>
      WIDTHS.map((width) => ({
        file: version(width, format),
        type: `image/${format}`,
        content: () =>
          sharp(bytes)
            .autoOrient()
            .resize({ width })
            .toFormat(format, { quality: QUALITY[format] })
            .toBuffer(),
      })),
    ),
  };
}

/** Reads the photographs of a brand's folder. @throws SettingError naming the file that is wrong */
export async function loadPhotographs(folder: string) {
  if (folder === '') return [];
  await access(folder).catch(() => {
    throw assetsError('must be a folder');
  });
  const list = (await readList(folder, LIST, photographsFile)) ?? {};
  const listed = PLACES.flatMap((place) => {
    const entry = list[place];
    return entry ? [loadPhotograph(folder, place, entry)] : [];
  });
  return Promise.all(listed);
}
