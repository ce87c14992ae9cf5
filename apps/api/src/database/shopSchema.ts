import type { Generated } from 'kysely';
import type { PictureFormat } from '../pictures.ts';

/** Tables of the accessories in the shop and their pictures. */
export interface ShopSchema {
  branding_items: {
    id: string;
    name: string;
    description_html: string;
    price_cents: number;
    reference: string;
    image_name: string;
    /** Its position in the list. */
    position: number;
    /** False once it is no longer for sale. */
    offered: Generated<boolean>;
    /** Null: a drawing is shown instead. */
    picture_id: Generated<string | null>;
    /** Alternative text of the picture; null: the item's name. */
    picture_alt: Generated<string | null>;
  };
  /** Pictures of accessories. The id is a hash of the content (ADR-38), so a picture never changes. */
  pictures: { id: string; created_at: Generated<Date> };
  picture_files: {
    picture_id: string;
    format: PictureFormat;
    width: number;
    height: number;
    content: Uint8Array;
  };
}
