import * as v from 'valibot';
import { call } from '../call.ts';
import { id, pesos } from '../fields.ts';

/** An accessory of the shop (section 3). */
export const BrandingItem = v.object({
  id,
  name: v.string(),
  /** HTML of the server: to be sanitised before it is shown (decision 20). */
  description: v.string(),
  /** Pesos. */
  price: pesos,
  /** What the company calls the item. */
  reference: v.string(),
  /** Name of a picture file; where it stands is the site's affair. */
  imageName: v.string(),
});
export type BrandingItem = v.InferOutput<typeof BrandingItem>;

export const brandingItems = call({
  method: 'GET',
  path: '/api/v1/branding/items',
  summary: 'Accessories that are for sale',
  access: 'visitor',
  success: 200,
  answer: v.array(BrandingItem),
});
