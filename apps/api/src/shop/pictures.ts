import { operations } from '@laundry/api-contract/openapi';
import * as v from 'valibot';

/** The formats of a picture's files, smaller files first, with a pattern for their first bytes. */
export const PICTURE_FORMATS = {
  avif: { type: 'image/avif', begins: /^.{4}ftypavi[fs]/s },
  webp: { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
} as const;

export type PictureFormat = keyof typeof PICTURE_FORMATS;
const FORMAT_NAMES = Object.keys(PICTURE_FORMATS) as PictureFormat[];

const ID = '[0-9a-f]{32}';
const FILE_NAME = new RegExp(`^(?<id>${ID})-(?<width>[1-9]\\d{0,3})\\.(?<format>${FORMAT_NAMES.join('|')})$`);

/** The path at which a file of a picture is served, on every origin that forwards calls to the API. */
export const picturePath = (id: string, { width, format }: Pick<PictureFile, 'width' | 'format'>): string =>
  operations.accessoryPicture.path.replace('{file}', `${id}-${width}.${format}`);

const isFormat = (text: string | undefined): text is PictureFormat =>
  FORMAT_NAMES.some((format) => format === text);

/** Parses the last part of such a path; undefined for any other text. */
export function parseFileName(name: string) {
  const { id, width, format } = FILE_NAME.exec(name)?.groups ?? {};
  return id !== undefined && isFormat(format) ? { id, width: Number(width), format } : undefined;
}

const LARGEST_FILE_BYTES = 1_000_000;
const LARGEST_SIDE = 2000;
const FIRST_BYTES = 12;
/** In px. */
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_SIDE));

const EncodedFile = v.pipe(
  v.object({
    format: v.picklist(FORMAT_NAMES),
    width: side,
    height: side,
    /** Base64. */
    content: v.pipe(v.string(), v.base64(), v.maxLength(Math.ceil((LARGEST_FILE_BYTES * 4) / 3))),
  }),
  v.check(
    ({ format, content }) =>
      PICTURE_FORMATS[format].begins.test(
        Buffer.from(content, 'base64').subarray(0, FIRST_BYTES).toString('latin1'),
      ),
    'a file of its format',
  ),
);

/** One of a picture's files, without its content. */
export type PictureFile = Omit<v.InferOutput<typeof EncodedFile>, 'content'>;

/** A picture as it is stored. The id is a hash of the source file. */
export const EncodedPicture = v.object({
  id: v.pipe(v.string(), v.regex(new RegExp(`^${ID}$`))),
  /** Empty where it is stored already. */
  files: v.pipe(v.array(EncodedFile), v.maxLength(8)),
});
export type EncodedPicture = v.InferOutput<typeof EncodedPicture>;

/** The result of reading a path in a data file: a picture, or the reason why it is invalid. */
export const PictureSource = v.union([
  EncodedPicture,
  v.object({ wrong: v.pipe(v.string(), v.maxLength(500)) }),
]);
export type PictureSource = v.InferOutput<typeof PictureSource>;
