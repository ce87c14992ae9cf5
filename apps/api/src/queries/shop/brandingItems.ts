import type { Executor } from '../../database/connect.ts';

/** An accessory that is for sale; undefined for any other. */
export function offeredItem(db: Executor, id: string) {
  return db
    .selectFrom('branding_items')
    .select(['id', 'name', 'reference', 'price_cents'])
    .where('id', '=', id)
    .where('offered', '=', true)
    .executeTakeFirst();
}

/** The accessories that are for sale, in the order of the list. */
export function offeredItems(db: Executor) {
  return db
    .selectFrom('branding_items')
    .select([
      'id',
      'name',
      'description_html',
      'price_cents',
      'reference',
      'image_name',
      'picture_id',
      'picture_alt',
    ])
    .where('offered', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}
