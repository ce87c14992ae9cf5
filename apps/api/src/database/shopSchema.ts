import type { Generated } from 'kysely';
import type { PictureFormat } from '../pictures.ts';

/** What the shop sells, with the company's pictures of it. */
export interface ShopSchema {
  branding_items: {
    id: string;
    name: string;
    description_html: string;
    price_cents: number;
    reference: string;
    image_name: string;
    /** The place in the list. */
    position: number;
    /** False: no longer for sale. */
    offered: Generated<boolean>;
    /** Null: the drawing stands in. */
    picture_id: Generated<string | null>;
    /** What is seen in the picture; null: the name. */
    picture_alt: Generated<string | null>;
  };
  /** Pictures of accessories, by what they are made of (ADR-38). Never changed. */
  pictures: { id: string; created_at: Generated<Date> };
  picture_files: {
    picture_id: string;
    format: PictureFormat;
    width: number;
    height: number;
    content: Uint8Array;
  };
}
