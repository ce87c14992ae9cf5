import { siteCalls } from '@laundry/api-contract';
import type { BrandingItem } from '@laundry/api-contract';
import * as v from 'valibot';

const PrerenderedShop = v.object({
  items: siteCalls.brandingItems.answer,
  /** The item whose data step the page shows. */
  chosen: v.optional(v.string()),
});

/** What the shop's page was made of. */
export type PrerenderedShop = v.InferOutput<typeof PrerenderedShop>;

/** The shop in the data that its page was given; without items where that is none. */
export const readPrerenderedShop = (initialData: unknown): PrerenderedShop =>
  v.is(PrerenderedShop, initialData) ? initialData : { items: [] };

/**
 * Stands for any item: what the page puts an item's own name, price and picture in the place of
 * (site-script/showDataStep.js).
 */
const SAMPLE: BrandingItem = {
  id: 'sample',
  name: 'sample',
  description: '',
  price: 0,
  reference: '',
  imageName: 'sample',
};

/** What the data step is prerendered with. */
export const SAMPLE_SHOP: PrerenderedShop = { items: [SAMPLE], chosen: SAMPLE.id };
