import type { Executor } from '../database/connect.ts';

/** What is for sale, in the order of the list. */
export function offeredItems(db: Executor) {
  return db
    .selectFrom('branding_items')
    .select(['id', 'name', 'description_html', 'price_cents', 'reference', 'image_name'])
    .where('offered', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
}
