import type { BrandingItem } from '@laundry/api-contract';
import { pesosOf } from '../payments/money.ts';
import { offeredItems } from '../queries/brandingItems.ts';
import type { Dependencies } from './dependencies.ts';

/** The accessories that are for sale. */
export async function brandingItems({ db }: Dependencies): Promise<BrandingItem[]> {
  const items = await offeredItems(db);
  return items.map(({ description_html, price_cents, image_name, ...item }) => ({
    ...item,
    description: description_html,
    price: pesosOf(price_cents),
    imageName: image_name,
  }));
}
