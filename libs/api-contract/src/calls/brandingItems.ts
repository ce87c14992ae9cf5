import * as v from 'valibot';
import { addition, anyId, anyNumber, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';

/** A picture in several formats and sizes. Its files never change under their URLs. */
export const ItemPicture = v.object({
  /** A description of the picture. */
  alt: v.string(),
  /** The width of the largest file in px, so that pages can reserve its space. */
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
  id: anyId,
  name: v.string(),
  /** HTML, which must be sanitised before it is shown (D20). */
  description: textIfAny,
  /** Pesos. */
  price: anyNumber,
  /** The company's reference of the item. */
  reference: textIfAny,
  /** The name of a picture file; the site knows its folder. */
  imageName: textIfAny,
  /** The company's own picture; without one, `imageName` selects a drawing. */
  picture: addition(ItemPicture),
});
export type BrandingItem = v.InferOutput<typeof BrandingItem>;

export const brandingItems = call({
  method: 'GET',
  path: '/api/v1/branding/items',
  summary: 'Returns the accessories for sale',
  access: 'visitor',
  success: 200,
  answer: v.array(BrandingItem),
});
