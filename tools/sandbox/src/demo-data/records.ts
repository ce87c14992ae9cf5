import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UseDetails } from '@laundry/api-contract';

/** The records of the API's import file; money is in pesos, instants are ISO 8601. */
interface Tables {
  administration: { id: string; name: string };
  account: {
    email: string;
    password: string;
    role: string;
    name: string;
    lastname: string;
    administration_id: string | null;
  };
  building: {
    id: string;
    administration_id: string;
    name: string;
    splitting: boolean;
    price_customer: number;
    machine_rate: number;
    special_rate_message: string | null;
    /** The administration's share of each top-up, from 0 to 1. */
    income_share: number;
    billing: 'prepaid' | 'postpaid';
  };
  price: {
    building_id: string;
    machine_type: 'WASHER' | 'DRYER';
    /** The first Montevideo day of the price, YYYY-MM-DD. */
    valid_from: string;
    price_customer: number;
    machine_rate: number;
  };
  laundromat: {
    building_id: string;
    /** Identifies it in the addresses of the public site. */
    slug: string;
    street_address: string;
    neighbourhood: string;
    city: string;
    /** Degrees of WGS 84. */
    latitude: number;
    longitude: number;
    opening_hours: readonly string[];
  };
  unit: { id: string; building_id: string; number: string };
  machine: {
    id: string;
    building_id: string;
    machine_type: 'WASHER' | 'DRYER';
    sort_index: number;
    serial_number: string;
  };
  card: {
    uid: string;
    building_id: string;
    unit_id: string | null;
    state: 'active' | 'lost';
    balance: number;
  };
  resident: {
    id: string;
    building_id: string;
    firstname: string;
    lastname: string;
    email: string;
    reference: string;
    created_at: string;
    validated_at: string | null;
  };
  use: UseDetails & {
    machine_id: string;
    unit_id: string | null;
    card_uid: string;
    /** The amount taken from the card. */
    amount: number;
  };
  branding_item: {
    id: string;
    name: string;
    description_html: string;
    price: number;
    reference: string;
    image_name: string;
    position: number;
  };
  transaction: {
    id: string;
    card_uid: string;
    channel: string;
    amount: number;
    name: string;
    email: string;
    created_at: string;
    approved_at: string;
    message: string | null;
    /** When it was refunded completely. */
    refunded_at: string | null;
  };
}

export type DemoTable = keyof Tables;
/** The fields of a table's record. */
export type Fields<Table extends DemoTable> = Readonly<Tables[Table]>;
/** A record of the file. */
export type DemoRecord = { [Table in DemoTable]: { readonly table: Table } & Fields<Table> }[DemoTable];

function* linesOf(records: Iterable<object>): Generator<string, void> {
  for (const record of records) yield `${JSON.stringify(record)}\n`;
}

/** Writes the API's import file, one JSON record a line. */
export const writeRecords = (file: string, records: Iterable<object>): Promise<void> =>
  pipeline(Readable.from(linesOf(records)), createWriteStream(file));
