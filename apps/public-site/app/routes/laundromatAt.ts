import { snapshot } from 'virtual:snapshot';
import type { Laundromat } from '@laundry/api-contract';

/** The laundromat of a page. @param slug from its address */
export function laundromatAt(slug: string | undefined): Laundromat {
  const found = snapshot.laundromats.find((laundromat) => laundromat.slug === slug);
  if (!found) throw new Error(`No laundromat has the page ${slug}`);
  return found;
}
