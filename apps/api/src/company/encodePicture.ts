import { createHash } from 'node:crypto';
import type { EncodedPicture, PictureFormat } from '../pictures.ts';

/** As shops export their photographs; a larger one is the camera's own. */
const LARGEST_BYTES = 20_000_000;
const MAX_PIXELS = 50_000_000;
const SMALLEST_SIDE = 200;
/** Boxes that a picture's files fit in, in px: a card of the shop at one and at two pixels a CSS pixel. */
const BOXES = [400, 800];
const READ = ['jpeg', 'png', 'webp', 'heif'];
const ENCODERS = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 76, effort: 5 },
} as const satisfies Readonly<Record<PictureFormat, object>>;
const MEGA = 1_000_000;

/** A file is no picture that can be shown; the message goes on from its name. */
export class InvalidPicture extends Error {}

/** Loaded where it is used: only who gives pictures needs it. */
const loadSharp = async () => (await import('sharp')).default;

/** What a picture is made of: its file, and how its own files are made of it. */
export const pictureId = (file: Uint8Array): string =>
  createHash('sha256')
    .update(JSON.stringify([BOXES, ENCODERS]))
    .update(file)
    .digest('hex')
    .slice(0, 32);

/** @throws InvalidPicture */
export function checkSize({ byteLength }: Uint8Array): void {
  if (byteLength > LARGEST_BYTES)
    throw new InvalidPicture(
      `has ${(byteLength / MEGA).toFixed(1)} MB; ${LARGEST_BYTES / MEGA} are the most`,
    );
}

/**
 * Makes the files that are served of a picture: turned as its camera was held, without what the camera noted
 * (place, time, owner), each format in two sizes, or in one where it is small.
 *
 * @throws InvalidPicture where it cannot be decoded to its end, is of another format, too small or too large
 */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture> {
  checkSize(file);
  const sharp = await loadSharp();
  const open = (limitInputPixels: number | false) => sharp(file, { limitInputPixels, failOn: 'truncated' });
  // Its head alone, whatever it says of its size.
  const { format, width, height } = await open(false)
    .metadata()
    .catch((cause: unknown) => {
      throw new InvalidPicture('is no picture (JPEG, PNG, WebP or AVIF)', { cause });
    });
  if (!READ.includes(format)) throw new InvalidPicture(`is ${format}, not JPEG, PNG, WebP or AVIF`);
  if (width * height > MAX_PIXELS)
    throw new InvalidPicture(`has ${width} × ${height} px; ${MAX_PIXELS / MEGA} million are the most`);
  if (Math.min(width, height) < SMALLEST_SIDE)
    throw new InvalidPicture(`has ${width} × ${height} px; ${SMALLEST_SIDE} a side are the least`);

  const longest = Math.max(width, height);
  const boxes = [...new Set(BOXES.map((box) => Math.min(box, longest)))];
  const wanted = Object.entries(ENCODERS).flatMap(([name, options]) =>
    boxes.map((box) => ({ name: name as PictureFormat, options, box })),
  );
  const files = await Promise.all(
    wanted.map(async ({ name, options, box }) => {
      const { data, info } = await open(MAX_PIXELS)
        .autoOrient()
        .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
        .toFormat(name, options)
        .toBuffer({ resolveWithObject: true })
        .catch((cause: unknown) => {
          throw new InvalidPicture('cannot be decoded to its end', { cause });
        });
      return { format: name, width: info.width, height: info.height, content: data.toString('base64') };
    }),
  );
  return { id: pictureId(file), files };
}
