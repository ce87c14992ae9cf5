import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
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

/** Whether a file is in a folder, also where links lead elsewhere. */
async function isIn(folder: string, path: string): Promise<boolean> {
  const relation = relative(await realpath(folder), await realpath(path).catch(() => resolve(path)));
  return relation !== '..' && !relation.startsWith(`..${sep}`) && !isAbsolute(relation);
}

interface PictureOptions {
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Whether a picture has to be in it, as in files that others wrote. */
  readonly isInside?: boolean;
  /** Called with a line of progress. */
  readonly progress?: (step: string) => void;
}

/**
 * Adds to a file the pictures that its lines name. They are read and encoded in this process even where a
 * running API imports the file.
 */
export async function withPictures(
  run: RunCommand,
  file: DataFile,
  { folder, isInside = false, progress = () => undefined }: PictureOptions,
): Promise<DataFile> {
  const pictures: Record<string, PictureSource> = {};
  const paths = [...(await namedPictures(file))];
  for (const [index, path] of paths.entries()) {
    progress(`picture ${index + 1} of ${paths.length}`);
    const found = resolve(folder, path);
    const isAllowed = !isInside || (await isIn(folder, found));
    pictures[path] = isAllowed ? await readPicture(run, found) : { wrong: 'is outside of the file’s folder' };
  }
  return { ...file, pictures };
}
