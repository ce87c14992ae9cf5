import * as v from 'valibot';
import { call } from '../call.ts';
import { pesos } from '../fields.ts';

/** A laundromat's part of a URL: lower-case letters and digits, words separated by one hyphen. */
export const Slug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** Opening hours in the format of schema.org's `openingHours`: 'Mo-Fr 07:00-23:00', 'Su 08:00-22:00'. */
export const OpeningHours = v.pipe(
  v.string(),
  v.regex(
    /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/,
  ),
);

/** A machine as labelled on site (spec §2: 'LAVADORA - {sort_index}'). */
const MachineOfLaundromat = v.object({ machine_type: v.string(), sort_index: v.number() });

/** The laundry of a publicly listed building. */
export const Laundromat = v.object({
  slug: Slug,
  name: v.string(),
  street_address: v.string(),
  neighbourhood: v.string(),
  city: v.string(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  opening_hours: v.array(OpeningHours),
  price_costumer: pesos,
  machine_rate: pesos,
  special_rate_message: v.nullable(v.string()),
  machines: v.array(MachineOfLaundromat),
});
export type Laundromat = v.InferOutput<typeof Laundromat>;

const path = '/public-site/v1/laundromats';
/** Addresses rarely change, and prices a few times a year. */
const CACHE_SECONDS = 60;

export const laundromats = call('GET', path, {
  access: 'visitor',
  optional: true,
  cacheSeconds: CACHE_SECONDS,
  answer: v.array(Laundromat),
});

export const laundromat = call('GET', `${path}/{slug}`, {
  access: 'visitor',
  optional: true,
  cacheSeconds: CACHE_SECONDS,
  answer: Laundromat,
});
