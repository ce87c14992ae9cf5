import * as v from 'valibot';
import { USE_RESULTS } from '../constants.ts';
import { addition, anyId, anyInstant, anyText, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';
import { buildingFilter, day, filter, positiveInteger } from '../fields.ts';
import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';

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

/** How uses ended; an empty filter counts as missing. */
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
  /** The card's code. */
  uuid: filter,
  /** The successful or the others alone (D85). An addition: other servers ignore it. */
  result: useResult,
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

/**
 * What the document of the API says of it: beside the record, so that a column of the report is one file
 * here. A function, so that the sites' bundles leave it out.
 */
export const reportUsesDoc = () =>
  describeCall(reportUses, {
    description:
      'Returns a page of the uses that match the filters, newest first and by id within one moment. A building, unit or machine of another administration is `ex_not_found` (D28).',
    success: 'The uses of the page; an empty list after the last page.',
    query: {
      fields: {
        from: FIELD.from,
        to: FIELD.to,
        building: FIELD.buildings,
        unit: FIELD.unit,
        machine: FIELD.machine,
        uuid: FIELD.cardFilter,
        result: FIELD.useResult,
        page: 'Page number, from 1 (D10).',
        perPage: 'Records per page, from 1 to 1 000 (D34).',
      },
      example: { from: '2026-03-01', to: '2026-03-31', building: EXAMPLE.building, page: 1, perPage: 50 },
    },
    answer: {
      fields: {
        id: FIELD.id,
        machine: 'Machine that was used.',
        'machine.building': 'Building of the machine.',
        'machine.building.name': FIELD.buildingName,
        'machine.serial_number': FIELD.serial,
        'machine.machine_type': FIELD.machineType,
        'machine.sort_index': FIELD.sortIndex,
        unit: 'Unit of the card; null if it belongs to none.',
        'unit.number': 'Number of the unit.',
        timestamp: `Time of the use, ${FIELD.instant}`,
        card: 'Card that was used.',
        'card.uuid': FIELD.uid,
        result: '`Exitoso`, or the reason for the failure (D46).',
      },
      example: [
        {
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
        },
      ],
    },
  });
