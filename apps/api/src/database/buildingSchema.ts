import type { Generated } from 'kysely';

/** Tables of what buildings have: their administrations, prices, units and public data. */
export interface BuildingSchema {
  /** Whose a building is, from one Montevideo day until before another (D81); compared in SQL only. */
  building_administrations: {
    building_id: string;
    administration_id: string;
    /** -infinity for the first. */
    from_day: string;
    until_day: Generated<string>;
    /** Whether the residents until `from_day` are still to be taken out. */
    without_residents: Generated<boolean>;
  };
  /** The price of a use per building and type of machine, from a Montevideo day on. */
  prices: {
    building_id: string;
    machine_type: 'WASHER' | 'DRYER';
    /** -infinity for a price without a first day. */
    valid_from: string;
    price_customer_cents: number;
    machine_rate_cents: number;
  };
  /** Public data of a building. A building without a row is not listed publicly. */
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
