import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { photographsFile } from './photographsFile.ts';
import { PHOTOGRAPH_PLACES } from './places.ts';
import type { PhotographPlace } from './places.ts';
import { readList, wrong } from './readList.ts';

/** What each is made in, in px: a phone's column, a sharp phone's or a desktop's, and a sharp desktop's. */
export const WIDTHS = [480, 960, 1440] as const;
const WIDEST = WIDTHS[2];
const LIST = 'photographs.json';

/** A photograph as the brand gave it. */
export interface Original {
  place: PhotographPlace;
  bytes: Buffer;
  /** Of its content: a changed picture has another address. */
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
      throw wrong(`${file} must be a picture`);
    });
  if (autoOrient.width < WIDEST) throw wrong(`${file} is ${autoOrient.width} px wide: at least ${WIDEST} px`);
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
    throw wrong('must be a folder');
  });
  const list = (await readList(folder, LIST, photographsFile)) ?? {};
  const originals = PHOTOGRAPH_PLACES.map(async (place) => {
    const entry = list[place];
    if (!entry) return [];
    const { file, alt, focus } = entry;
    const bytes = await readFile(join(folder, file)).catch(() => {
      throw wrong(`${LIST} names ${file} for ${place}, which is not there`);
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return [
      { place, bytes, hash, alt, focus: `${focus[0]}% ${focus[1]}%`, shape: await measured(bytes, file) },
    ];
  });
  return (await Promise.all(originals)).flat();
}
