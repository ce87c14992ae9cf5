import * as v from 'valibot';
import { call } from '../call.ts';
import { id, pesos } from '../fields.ts';

/**
 * A picture in several formats and sizes, of which a browser takes the one that suits it. Its files never
 * change under their addresses.
 */
export const ItemPicture = v.object({
  /** What is seen in it. */
  alt: v.string(),
  /** The largest file's, in px, so that pages keep its room before it is loaded. */
  width: v.number(),
  height: v.number(),
  /** The formats, the best first; each has its files from the smallest to the largest. */
  sources: v.array(
    v.object({
      type: v.string(),
      /** Addresses on the site's own origin, whose policy allows no other. */
      files: v.array(v.object({ width: v.number(), path: v.pipe(v.string(), v.regex(/^\/api\/[\w./-]+$/)) })),
    }),
  ),
});
export type ItemPicture = v.InferOutput<typeof ItemPicture>;

/** An accessory of the shop (spec §3). */
export const BrandingItem = v.object({
  id,
  name: v.string(),
  /** HTML of the server: to be sanitised before it is shown (D20). */
  description: v.string(),
  /** Pesos. */
  price: pesos,
  /** What the company calls the item. */
  reference: v.string(),
  /** Name of a picture file; where it stands is the site's affair. */
  imageName: v.string(),
  /** The company's own picture; where there is none, `imageName` says which drawing stands in. */
  picture: v.optional(ItemPicture),
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
