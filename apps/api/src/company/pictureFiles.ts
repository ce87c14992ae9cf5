import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkRow } from '../services/company/checkRow.ts';
import { isNdjson, rowsOf } from '../services/company/readRows.ts';
import type { DataFile } from '../services/company/readRows.ts';
import { pictureOf } from '../services/company/stagePictures.ts';
import { InvalidLines } from '../company-data/invalidLines.ts';
import type { PictureSource } from '../pictures.ts';
import type { RunCommand } from './runCommand.ts';
import { InvalidPicture, checkSize, encodePicture, pictureId } from './encodePicture.ts';

/**
 * Paths of the pictures that a file's lines name. Invalid lines are skipped, because the import reports them.
 */
async function namedPictures(file: DataFile): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  try {
    for await (const row of rowsOf(file)) {
      if (row.kind !== 'accessories' && !isNdjson(file)) break;
      const checked = row.cells['image'] === undefined ? '' : checkRow(row);
      const path = typeof checked === 'string' ? undefined : pictureOf(checked);
      if (path !== undefined) paths.add(path);
    }
  } catch (error) {
    if (!(error instanceof InvalidLines)) throw error;
  }
  return paths;
}

const sourceOfInvalid = (error: unknown): PictureSource => {
  if (error instanceof InvalidPicture) return { wrong: error.message };
  throw error;
};

/**
 * Reads and encodes a picture. One that is stored already is only checked, so that daily imports are fast.
 */
async function readPicture(run: RunCommand, path: string): Promise<PictureSource> {
  const file = await readFile(path).catch(() => undefined);
  if (!file) return { wrong: 'cannot be read' };
  try {
    checkSize(file);
    const id = pictureId(file);
    const [stored] = await run('storedPictures', { ids: [id] });
    return stored ? { id, files: [] } : await encodePicture(file);
  } catch (error) {
    return sourceOfInvalid(error);
  }
}

/**
 * Adds to a file the pictures that its lines name. They are read and encoded in this process even where a
 * running API imports the file.
 *
 * @param folder the folder that relative paths start from
 * @param progress called with a line of progress
 */
export async function withPictures(
  run: RunCommand,
  file: DataFile,
  folder: string,
  progress: (step: string) => void = () => undefined,
): Promise<DataFile> {
  const pictures: Record<string, PictureSource> = {};
  const paths = [...(await namedPictures(file))];
  for (const [index, path] of paths.entries()) {
    progress(`picture ${index + 1} of ${paths.length}`);
    pictures[path] = await readPicture(run, resolve(folder, path));
  }
  return { ...file, pictures };
}
