import { OpeningHours, Slug, UseDetails } from '@laundry/api-contract';
import { CARD_CODE, toCents } from '@laundry/strings/format';
import * as v from 'valibot';
import { isUuid } from '../shared/uuid.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));
const uuid = v.pipe(v.string(), v.check(isUuid, 'not a UUID'));
const instant = v.pipe(v.string(), v.isoTimestamp());
const cents = v.pipe(
  v.number(),
  v.transform(toCents),
  v.check((value) => value !== undefined, 'not an amount of money'),
  v.transform((value) => value ?? 0),
);
const degrees = (most: number) => v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), null);
const machineType = v.picklist(['WASHER', 'DRYER']);
const FULL_SHARE = 10_000;
const share = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1),
  v.transform((value) => Math.round(value * FULL_SHARE)),
);

/** One line of the file that `src/seed.ts` reads. Its amounts in pesos are parsed to cents. */
export const SeedRecord = v.variant('table', [
  v.object({ table: v.literal('administration'), id: uuid, name: text }),
  v.object({
    table: v.literal('account'),
    email: v.pipe(text, v.email(), v.toLowerCase()),
    password: text,
    role: text,
    name: text,
    lastname: text,
    administration_id: v.nullable(uuid),
  }),
  v.object({
    table: v.literal('building'),
    id: uuid,
    administration_id: uuid,
    name: text,
    splitting: v.boolean(),
    price_customer: cents,
    machine_rate: cents,
    special_rate_message: v.nullish(v.string(), null),
    income_share: share,
    billing: v.optional(v.picklist(['prepaid', 'postpaid']), 'prepaid'),
  }),
  v.object({
    table: v.literal('price'),
    building_id: uuid,
    machine_type: machineType,
    valid_from: v.pipe(v.string(), v.isoDate()),
    price_customer: cents,
    machine_rate: cents,
  }),
  v.object({
    table: v.literal('laundromat'),
    building_id: uuid,
    slug: Slug,
    street_address: text,
    neighbourhood: text,
    city: text,
    latitude: degrees(90),
    longitude: degrees(180),
    opening_hours: v.array(OpeningHours),
  }),
  v.object({ table: v.literal('unit'), id: uuid, building_id: uuid, number: text }),
  v.object({
    table: v.literal('machine'),
    id: uuid,
    building_id: uuid,
    machine_type: machineType,
    sort_index: v.pipe(v.number(), v.integer()),
    serial_number: text,
  }),
  v.object({
    table: v.literal('card'),
    uid: v.pipe(v.string(), v.regex(CARD_CODE)),
    building_id: uuid,
    unit_id: v.nullish(uuid, null),
    state: v.picklist(['active', 'lost']),
    balance: cents,
  }),
  v.object({
    table: v.literal('resident'),
    id: uuid,
    building_id: uuid,
    firstname: text,
    lastname: text,
    email: text,
    reference: text,
    created_at: instant,
    validated_at: v.nullish(instant, null),
  }),
  v.object({
    table: v.literal('use'),
    machine_id: uuid,
    unit_id: v.nullish(uuid, null),
    card_uid: text,
    ...UseDetails.entries,
    result: text,
    /** What the use took from the card; absent where the card's balance includes it already. */
    amount: v.optional(cents, 0),
  }),
  v.object({
    table: v.literal('branding_item'),
    id: uuid,
    name: text,
    description_html: v.string(),
    price: cents,
    reference: text,
    image_name: text,
    position: v.pipe(v.number(), v.integer()),
  }),
  v.object({
    table: v.literal('transaction'),
    id: uuid,
    card_uid: text,
    channel: text,
    amount: cents,
    name: text,
    email: text,
    created_at: instant,
    approved_at: instant,
    message: v.nullish(v.string(), null),
    /** When all of it was given back. */
    refunded_at: v.nullish(instant, null),
  }),
]);
export type SeedRecord = v.InferOutput<typeof SeedRecord>;
export type SeedTable = SeedRecord['table'];
/** The fields of a table's record. */
export type RowOf<Table extends SeedTable> = Table extends SeedTable
  ? Omit<Extract<SeedRecord, { table: Table }>, 'table'>
  : never;
