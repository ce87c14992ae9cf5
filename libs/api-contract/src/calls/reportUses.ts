import * as v from 'valibot';
import { addition, anyId, anyInstant, anyText, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';
import { buildingFilter, day, filter, positiveInteger } from '../fields.ts';

/** A use of a machine (spec §3). */
export const UseRecord = v.object({
  id: anyId,
  machine: v.object({
    building: v.object({ name: v.string() }),
    serial_number: textIfAny,
    /** WASHER, otherwise a dryer. */
    machine_type: textIfAny,
    /** Its number in its building: 'LAVADORA - {sort_index}'. An addition: other servers may omit it. */
    sort_index: addition(v.number()),
  }),
  /** Null where the card belongs to no unit. */
  unit: v.nullish(v.object({ number: anyText }), null),
  timestamp: anyInstant,
  card: v.object({ uuid: textIfAny }),
  /** 'Exitoso', or why it did not succeed (D46). */
  result: textIfAny,
});
export type UseRecord = v.InferOutput<typeof UseRecord>;

/** Instead of a building's id: all buildings that the call may see (D52). */
export const ALL_BUILDINGS = 'all';

/** The filters of uses: the first three are mandatory (spec §5); the others may be empty. */
export const USES_FILTERS = {
  from: day,
  to: day,
  building: buildingFilter,
  unit: filter,
  machine: filter,
  /** The card's code. */
  uuid: filter,
};

/** The most records on a page (D34). */
export const MAX_PER_PAGE = 1000;
const MAX_PAGES = 1_000_000;

export const reportUses = call({
  method: 'GET',
  path: '/api/v1/reports/uses',
  summary:
    'Returns a page of the uses of a building, or of all buildings, between two Montevideo days, newest first',
  access: 'administrator',
  query: v.object({
    ...USES_FILTERS,
    page: v.optional(positiveInteger(MAX_PAGES), 1),
    perPage: v.optional(positiveInteger(MAX_PER_PAGE), 50),
  }),
  success: 200,
  answer: v.array(UseRecord),
  paginated: true,
});
