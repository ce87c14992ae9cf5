import type { Executor } from '../../database/connect.ts';
import type { CheckedRow } from '../../company-data/kinds.ts';
import type { PictureSource } from '../../pictures.ts';
import { storePicture } from '../../queries/shop/pictures.ts';

type Pictures = Readonly<Record<string, PictureSource>>;

/** The cell that clears a column. */
const CLEAR = '-';

/** The path of the picture that a line names; undefined where it names none. */
export function pictureOf({ kind, cells }: Pick<CheckedRow, 'kind' | 'cells'>): string | undefined {
  const path = kind === 'accessories' ? cells['image'] : undefined;
  return typeof path === 'string' && path !== CLEAR ? path : undefined;
}

/** Replaces a picture's path by its id. @returns the line, or the reason why it is invalid */
export function withPicture(checked: CheckedRow | string, pictures: Pictures = {}): CheckedRow | string {
  const path = typeof checked === 'string' ? undefined : pictureOf(checked);
  if (typeof checked === 'string' || path === undefined) return checked;
  const picture = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
  if (!picture) return `image: '${path}' was not given with the file`;
  if ('wrong' in picture) return `image: '${path}' ${picture.wrong}`;
  return { ...checked, cells: { ...checked.cells, image: picture.id } };
}

/** Stores the pictures that came with a file, within its transaction. */
export async function storePictures(db: Executor, pictures: Pictures = {}): Promise<void> {
  for (const picture of Object.values(pictures)) if ('id' in picture) await storePicture(db, picture);
}
