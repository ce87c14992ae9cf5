import { snapshot } from 'virtual:snapshot';
import type { Laundromat } from '@laundry/api-contract';

/** The laundromat that a page is about. @param slug of its address */
export function laundromatAt(slug: string | undefined): Laundromat {
  const found = snapshot.laundromats.find((laundromat) => laundromat.slug === slug);
  if (!found) throw new Error(`No laundromat has the page ${slug}`);
  return found;
}
