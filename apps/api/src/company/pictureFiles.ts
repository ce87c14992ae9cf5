import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { InvalidLines } from '../company-data/invalidLines.ts';
import type { PictureFormat, PictureSource } from '../shop/pictures.ts';
import { checkRow, isNdjson, parseRows } from '../services/company/readRows.ts';
import type { DataFile } from '../services/company/readRows.ts';
import { picturePath } from '../services/company/importFiles.ts';
import type { RunCommand } from './commandContext.ts';

/** Enough for exported photographs; only unprocessed camera files are larger. */
const MAX_BYTES = 20_000_000;
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 200;
/** Sizes in px that the files fit in: a card of the shop at one and at two device pixels per CSS pixel. */
const BOXES = [400, 800];
const INPUT_FORMATS = ['jpeg', 'png', 'webp', 'heif'];
const ENCODERS = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 76, effort: 5 },
} as const satisfies Readonly<Record<PictureFormat, object>>;
const MEGA = 1_000_000;

/** A hash of the source file and of the encoding settings, so that new settings make a new picture. */
const pictureId = (file: Uint8Array): string =>
  createHash('sha256')
    .update(JSON.stringify([BOXES, ENCODERS]))
    .update(file)
    .digest('hex')
    .slice(0, 32);

/**
 * Encodes the files that are served for a picture: rotated upright, without the camera's metadata (place,
 * time, owner), each format in two sizes, or in one where the picture is small.
 *
 * @returns why not, continuing a sentence that starts with the file's name, where it cannot be decoded
 * completely, has another format, or is too small or too large
 */
async function encodePicture(file: Uint8Array): Promise<PictureSource> {
  // On demand, because only commands with pictures need it.
  const { default: sharp } = await import('sharp');
  const open = (limitInputPixels: number | false) => sharp(file, { limitInputPixels, failOn: 'truncated' });
  // Only the header is read here, so its claimed size needs no limit yet.
  const metadata = await open(false)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { wrong: 'is no picture (JPEG, PNG, WebP or AVIF)' };
  const { format, width, height } = metadata;
  if (!INPUT_FORMATS.includes(format)) return { wrong: `is ${format}, not JPEG, PNG, WebP or AVIF` };
  if (width * height > MAX_PIXELS)
    return { wrong: `has ${width} × ${height} px; ${MAX_PIXELS / MEGA} million are the most` };
  if (Math.min(width, height) < MIN_SIDE)
    return { wrong: `has ${width} × ${height} px; ${MIN_SIDE} a side are the least` };

  const longest = Math.max(width, height);
  const boxes = [...new Set(BOXES.map((box) => Math.min(box, longest)))];
  const variants = Object.entries(ENCODERS).flatMap(([name, options]) =>
    boxes.map((box) => ({ name: name as PictureFormat, options, box })),
  );
  const files = await Promise.all(
    variants.map(async ({ name, options, box }) => {
      const { data, info } = await open(MAX_PIXELS)
        .autoOrient()
        .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
        .toFormat(name, options)
        .toBuffer({ resolveWithObject: true });
      return { format: name, width: info.width, height: info.height, content: data.toString('base64') };
    }),
  ).catch(() => undefined);
  return files ? { id: pictureId(file), files } : { wrong: 'cannot be decoded to its end' };
}

/** Paths of the pictures that a file's lines name. Invalid lines are skipped: the import reports them. */
async function namedPictures(file: DataFile): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  try {
    for await (const row of parseRows(file)) {
      if (row.kind !== 'accessories' && !isNdjson(file)) break;
      const checked = row.cells['image'] === undefined ? '' : checkRow(row);
      const path = typeof checked === 'string' ? undefined : picturePath(checked);
      if (path !== undefined) paths.add(path);
    }
  } catch (error) {
    if (!(error instanceof InvalidLines)) throw error;
  }
  return paths;
}

/** Reads and encodes a picture; a stored one is only checked, so that daily imports are fast. */
async function readPicture(run: RunCommand, path: string): Promise<PictureSource> {
  const file = await readFile(path).catch(() => undefined);
  if (!file) return { wrong: 'cannot be read' };
  const { byteLength } = file;
  if (byteLength > MAX_BYTES)
    return { wrong: `has ${(byteLength / MEGA).toFixed(1)} MB; ${MAX_BYTES / MEGA} are the most` };
  const id = pictureId(file);
  const [stored] = await run('storedPictures', { ids: [id] });
  if (stored) return { id, files: [] };
  return encodePicture(file);
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

/** Adds the pictures that a file's lines name, encoded in this process even where an API imports it. */
export async function withPictures<File extends DataFile>(
  run: RunCommand,
  file: File,
  { folder, isInside = false, progress = () => undefined }: PictureOptions,
): Promise<File & { readonly pictures: Record<string, PictureSource> }> {
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
