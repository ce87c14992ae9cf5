import * as v from 'valibot';
import { USE_RESULTS } from '../constants.ts';
import {
  addition,
  anyId,
  anyInstant,
  anyText,
  textIfAny,
  buildingFilter,
  day,
  filter,
  positiveInteger,
} from '../fields.ts';
import { call } from '../call.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { ADJUSTMENTS_OF_DAYS } from './settlement.doc.ts';
import { adjustments } from './settlement.ts';

/** A use of a machine (spec §3). */
export const UseRecord = v.object({
  id: anyId,
  machine: v.object({
    building: v.object({ name: v.string() }),
    serial_number: textIfAny,
    machine_type: textIfAny,
    /** The number in the building: 'LAVADORA - {sort_index}'. An addition: other servers may omit it. */
    sort_index: addition(v.number()),
  }),
  unit: v.nullish(v.object({ number: anyText }), null),
  timestamp: anyInstant,
  card: v.object({ uuid: textIfAny }),
  result: textIfAny,
});
export type UseRecord = v.InferOutput<typeof UseRecord>;

/** An example for the document and for tests. A function, so that the sites' bundles leave it out. */
export const exampleUse = (): UseRecord => ({
  id: EXAMPLE.use,
  machine: {
    building: { name: EXAMPLE.building_name },
    serial_number: 'LV-1001',
    machine_type: 'WASHER',
    sort_index: 1,
  },
  unit: { number: '101' },
  timestamp: EXAMPLE.instant,
  card: { uuid: EXAMPLE.uid },
  result: 'Exitoso',
});

/** The value, instead of a building's id, for all buildings that the caller may see (D52). */
export const ALL_BUILDINGS = 'all';

/** A filter by the result of uses; an empty one counts as missing. */
const useResult = v.optional(
  v.pipe(
    v.picklist(['', ...USE_RESULTS]),
    v.transform((result) => (result === '' ? undefined : result)),
  ),
);

/** The filters of uses: the first three are mandatory (spec §5); the others may be empty. */
export const USES_FILTERS = {
  from: day,
  to: day,
  building: buildingFilter,
  unit: filter,
  machine: filter,
  uuid: filter,
  /** Only the successful or only the failed uses (D85). An addition: other servers ignore it. */
  result: useResult,
};

/** The descriptions of the filters, which both calls share. */
const usesFilterFields = () => ({
  building: FIELD.buildings,
  unit: 'Identifier of a unit of these buildings; empty or absent for all.',
  machine: 'Identifier of a machine of these buildings; empty or absent for all.',
  uuid: 'Card code; empty or absent for all.',
  result: '`succeeded` or `failed`: these uses alone (D85).',
});

/** The maximum number of records on a page (D34). */
export const MAX_PER_PAGE = 1000;
const MAX_PAGES = 1_000_000;

export const reportUses = call('GET', '/api/v1/reports/uses', {
  access: 'administrator',
  query: v.object({
    ...USES_FILTERS,
    page: v.optional(positiveInteger(MAX_PAGES), 1),
    perPage: v.optional(positiveInteger(MAX_PER_PAGE), 50),
  }),
  answer: v.array(UseRecord),
  paginated: true,
});

const count = v.number();
/** The number of successful uses of a group: an addition, which other servers may omit. */
const succeeded = v.optional(count);

/** Totals of all filtered uses; groups without uses are left out. */
export const UsesSummary = v.object({
  count,
  succeeded: count,
  byBuilding: v.array(v.object({ id: anyId, name: v.string(), count, succeeded })),
  /** The building's name is an addition, which other servers may omit. */
  byUnit: v.array(
    v.object({
      id: v.nullable(anyId),
      number: v.nullable(v.string()),
      building_name: v.optional(v.string()),
      count,
      succeeded,
    }),
  ),
  byDay: v.array(v.object({ day, count, succeeded: count })),
  adjustments,
});
export type UsesSummary = v.InferOutput<typeof UsesSummary>;

export const usesSummary = call('GET', '/api/v1/reports/uses/summary', {
  access: 'administrator',
  optional: true,
  query: v.object(USES_FILTERS),
  answer: UsesSummary,
});

/**
 * The descriptions in the API's document, beside the record, so that a new column of the report changes only
 * this file here. A function, so that the sites' bundles leave it out.
 */
export const reportUsesDocs = (): DescriptionsOf<{
  reportUses: typeof reportUses;
  usesSummary: typeof usesSummary;
}> => ({
  reportUses: {
    description:
      'Returns a page of the uses that match the filters, newest first and by id within one moment. A building, unit or machine of another administration is `ex_not_found` (D28).',
    success: 'The uses of the page; an empty list after the last page.',
    fields: {
      ...usesFilterFields(),
      page: 'Page number, from 1 (D10).',
      perPage: 'Records per page, from 1 to 1 000 (D34).',
      'answer.machine': 'Machine that was used.',
      'machine.building': 'Building of the machine.',
      name: FIELD.building_name,
      'answer.unit': 'Unit of the card; null if it belongs to none.',
      number: 'Number of the unit.',
      timestamp: `Time of the use, ${FIELD.instant}`,
      card: 'Card that was used.',
      'card.uuid': FIELD.uid,
      'answer.result': '`Exitoso`, or the reason for the failure (D46).',
    },
  },
  usesSummary: {
    description:
      'Returns the totals of all uses that match the filters, over all pages. Groups without uses are omitted; filtered beyond days and buildings it has no adjustments, which are of whole buildings.',
    success: 'The totals.',
    fields: {
      ...usesFilterFields(),
      'answer.count': 'Number of all uses.',
      byBuilding: 'Totals by building.',
      name: FIELD.building_name,
      byUnit: 'Totals by unit, ordered by building and number.',
      'byUnit.id': 'Identifier of the unit; null for cards without a unit, which come last.',
      number: 'Number of the unit; null for cards without a unit.',
      byDay: 'Totals by Montevideo day, oldest first.',
      ...ADJUSTMENTS_OF_DAYS,
    },
  },
});
