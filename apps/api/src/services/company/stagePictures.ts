import type { Executor } from '../../database/connect.ts';
import type { CheckedRow } from '../../company-data/kinds.ts';
import type { PictureSource } from '../../pictures.ts';
import { storePicture } from '../../queries/shop/pictures.ts';

type Pictures = Readonly<Record<string, PictureSource>>;

/** What an empty cell is written as, where it takes away what was there. */
const NONE = '-';

/** The path of the picture that a line names; undefined where it names none. */
export function pictureOf({ kind, cells }: Pick<CheckedRow, 'kind' | 'cells'>): string | undefined {
  const path = kind === 'accessories' ? cells['image'] : undefined;
  return typeof path === 'string' && path !== NONE ? path : undefined;
}

/** A line with the picture's id where its file has a path, or what is wrong with it. */
export function withPicture(checked: CheckedRow | string, pictures: Pictures = {}): CheckedRow | string {
  const path = typeof checked === 'string' ? undefined : pictureOf(checked);
  if (typeof checked === 'string' || path === undefined) return checked;
  const given = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
  if (!given) return `image: '${path}' was not given with the file`;
  if ('wrong' in given) return `image: '${path}' ${given.wrong}`;
  return { ...checked, cells: { ...checked.cells, image: given.id } };
}

/** Stores the pictures that came with a file, within its transaction. */
export async function storePictures(db: Executor, pictures: Pictures = {}): Promise<void> {
  for (const given of Object.values(pictures)) if ('id' in given) await storePicture(db, given);
}
