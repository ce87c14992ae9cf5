import { siteCalls } from '@laundry/api-contract';
import type { BrandingItem } from '@laundry/api-contract';
import * as v from 'valibot';

const PrerenderedShop = v.object({
  items: siteCalls.brandingItems.answer,
  /** The item whose data step the page shows. */
  chosen: v.optional(v.string()),
});

export type PrerenderedShop = v.InferOutput<typeof PrerenderedShop>;

/** Reads the shop from its page's data; without items where they are invalid. */
export function readPrerenderedShop(initialData: unknown): PrerenderedShop {
  const read = v.safeParse(PrerenderedShop, initialData);
  return read.success ? read.output : { items: [] };
}

/** A sample, replaced by an item's own name, price and picture (site-script/showDataStep.js). */
const SAMPLE: BrandingItem = {
  id: 'sample',
  name: 'sample',
  description: '',
  price: 0,
  reference: '',
  imageName: 'sample',
};

/** The data that the data step is prerendered with. */
export const SAMPLE_SHOP: PrerenderedShop = { items: [SAMPLE], chosen: SAMPLE.id };
