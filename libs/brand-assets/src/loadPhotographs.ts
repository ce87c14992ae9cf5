import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import sharp from 'sharp';
import { PHOTOGRAPH_PLACES } from './places.ts';
import type { PhotographPlace } from './places.ts';
import { readList, assetsError } from './readList.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const entry = v.strictObject({
  /** A file of the folder. */
  file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/, 'a file name, without a folder')),
  /** What it shows, in words. */
  alt: v.pipe(v.string(), v.trim(), v.nonEmpty('what the picture shows')),
  /** What must stay in sight when it is cut: from the left and from above, in percent. */
  focus: v.optional(v.tuple([percent, percent]), [50, 50]),
});

/** photographs.json: what stands where. */
const photographsFile = v.strictObject(v.entriesFromList(PHOTOGRAPH_PLACES, v.exactOptional(entry)));

/** What each is made in, in px: a phone's column, a sharp phone's or a desktop's, and a sharp desktop's. */
export const WIDTHS = [480, 960, 1440] as const;
const WIDEST = WIDTHS[2];
const LIST = 'photographs.json';

/** A photograph as the brand gave it. */
export interface Original {
  place: PhotographPlace;
  bytes: Buffer;
  /** A hash of its content: a changed picture has another address. */
  hash: string;
  alt: string;
  /** As CSS has it: `50% 40%`. */
  focus: string;
  /** Height by width, as it is seen. */
  shape: number;
}

async function measured(bytes: Buffer, file: string): Promise<number> {
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw assetsError(`${file} must be a picture`);
    });
  if (autoOrient.width < WIDEST)
    throw assetsError(`${file} is ${autoOrient.width} px wide: at least ${WIDEST} px`);
  return autoOrient.height / autoOrient.width;
}

/**
 * The photographs of a brand's folder; none where it gives none.
 *
 * @throws SettingError naming the file that is wrong
 */
export async function loadPhotographs(folder: string): Promise<readonly Original[]> {
  if (folder === '') return [];
  await access(folder).catch(() => {
    throw assetsError('must be a folder');
  });
  const list = (await readList(folder, LIST, photographsFile)) ?? {};
  const originals = PHOTOGRAPH_PLACES.map(async (place) => {
    const entry = list[place];
    if (!entry) return [];
    const { file, alt, focus } = entry;
    const bytes = await readFile(join(folder, file)).catch(() => {
      throw assetsError(`${LIST} names ${file} for ${place}, which is not there`);
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return [
      { place, bytes, hash, alt, focus: `${focus[0]}% ${focus[1]}%`, shape: await measured(bytes, file) },
    ];
  });
  return (await Promise.all(originals)).flat();
}
