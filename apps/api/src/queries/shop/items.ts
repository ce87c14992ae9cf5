import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../database/connect.ts';
import type { EncodedPicture, PictureFile } from '../../shop/pictures.ts';

/** An accessory that is for sale; undefined for any other. */
export function offeredItem(db: Executor, id: string) {
  return db
    .selectFrom('branding_items')
    .select(['id', 'name', 'reference', 'price_cents'])
    .where('id', '=', id)
    .where('offered', '=', true)
    .executeTakeFirst();
}

/** The accessories that are for sale, in the order of the list, with the files of their pictures. */
export function offeredItems(db: Executor) {
  return db
    .selectFrom('branding_items')
    .select((eb) => [
      'id',
      'name',
      'description_html',
      'price_cents',
      'reference',
      'image_name',
      'picture_id',
      'picture_alt',
      jsonArrayFrom(
        eb
          .selectFrom('picture_files')
          .select(['picture_files.format', 'picture_files.width', 'picture_files.height'])
          .whereRef('picture_files.picture_id', '=', 'branding_items.picture_id')
          .orderBy('picture_files.format')
          .orderBy('picture_files.width'),
      ).as('files'),
    ])
    .where('offered', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

/** The ids among the given ones whose pictures are stored. */
export async function storedPictures(db: Executor, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('pictures').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** Stores a picture with its files, unless it is stored already. */
export async function storePicture(db: Executor, { id, files }: EncodedPicture): Promise<void> {
  if (files.length === 0) return;
  const added = await db
    .insertInto('pictures')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const rows = files.map(({ content, ...file }) => ({
    ...file,
    picture_id: id,
    content: Buffer.from(content, 'base64'),
  }));
  await db.insertInto('picture_files').values(rows).execute();
}

/** A picture file's content; undefined for an unknown one. */
export async function pictureContent(
  db: Executor,
  { id, width, format }: Pick<PictureFile, 'width' | 'format'> & { readonly id: string },
): Promise<Uint8Array | undefined> {
  const file = await db
    .selectFrom('picture_files')
    .select('content')
    .where('picture_id', '=', id)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return file?.content;
}
