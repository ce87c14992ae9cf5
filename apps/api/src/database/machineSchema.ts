import type { UseRefusal } from '@laundry/api-contract';
import type { Generated } from 'kysely';
import type { PictureFormat } from '../shop/pictures.ts';
import type { Instant, InstantOrNull } from './schema.ts';

export interface BuildingSchema {
  building_administrations: {
    building_id: string;
    administration_id: string;
    /** -infinity for the first. */
    from_day: string;
    until_day: Generated<string>;
    without_residents: Generated<boolean>;
  };
  prices: {
    building_id: string;
    machine_type: 'WASHER' | 'DRYER';
    /** -infinity for a price without a first day. */
    valid_from: string;
    price_customer_cents: number;
    machine_rate_cents: number;
  };
  laundromats: {
    building_id: string;
    /** Its name in URLs. */
    slug: string;
    street_address: string;
    neighbourhood: string;
    city: string;
    /** Degrees, WGS 84. Latitude and longitude are both null where only the address is known. */
    latitude: number | null;
    longitude: number | null;
    /** In the format of `openingHours` of schema.org. */
    opening_hours: string[];
  };
  units: { id: string; building_id: string; number: string };
}

export interface MachineSchema {
  controllers: {
    /** The name that the controller sends in `X-Controller`. */
    id: string;
    building_id: string;
    created_at: Instant;
    last_reported_at: InstantOrNull;
    last_seen_at: InstantOrNull;
    numbered: Generated<boolean>;
  };
  controller_keys: {
    id: Generated<string>;
    controller_id: string;
    /** Encrypted with CONTROLLER_KEYS_SECRET (shared/secrets.ts). */
    encrypted_key: string;
    created_at: Instant;
    /** Null for the newest key, which does not expire. */
    expires_at: InstantOrNull;
  };
  refused_uses: {
    controller_id: string;
    use_id: string;
    reason: UseRefusal;
    machine: string;
    card: string;
    at: Instant;
    refused_at: Instant;
  };
}

export interface ShopSchema {
  branding_items: {
    id: string;
    name: string;
    description_html: string;
    price_cents: number;
    reference: string;
    image_name: string;
    position: number;
    offered: Generated<boolean>;
    /** Null: a drawing is shown instead. */
    picture_id: Generated<string | null>;
    /** Alternative text of the picture; null: the item's name. */
    picture_alt: Generated<string | null>;
  };
  pictures: { id: string; created_at: Generated<Date> };
  picture_files: {
    picture_id: string;
    format: PictureFormat;
    width: number;
    height: number;
    content: Uint8Array;
  };
}
