import * as v from 'valibot';
import { addition, anyId, anyNumber, textIfAny } from '../fields.ts';
import { call } from '../call.ts';

/** A picture in several formats and sizes. Its files never change under their URLs. */
export const ItemPicture = v.object({
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  sources: v.array(
    v.object({
      type: v.string(),
      /** Paths on the site's own origin, because the site's Content Security Policy allows no other. */
      files: v.array(v.object({ width: v.number(), path: v.pipe(v.string(), v.regex(/^\/api\/[\w./-]+$/)) })),
    }),
  ),
});
export type ItemPicture = v.InferOutput<typeof ItemPicture>;

/** An accessory of the shop (spec §3). */
export const BrandingItem = v.object({
  id: anyId,
  name: v.string(),
  description: textIfAny,
  price: anyNumber,
  reference: textIfAny,
  imageName: textIfAny,
  /** The company's own picture; without one, `imageName` selects a drawing. */
  picture: addition(ItemPicture),
});
export type BrandingItem = v.InferOutput<typeof BrandingItem>;

export const brandingItems = call('GET', '/api/v1/branding/items', {
  access: 'visitor',
  answer: v.array(BrandingItem),
});
