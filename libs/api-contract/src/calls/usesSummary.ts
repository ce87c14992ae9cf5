import * as v from 'valibot';
import { anyId } from '../answerFields.ts';
import { call } from '../call.ts';
import { adjustments } from './settlement.ts';
import { day } from '../fields.ts';
import { USES_FILTERS } from './reportUses.ts';

const count = v.number();
/** The number of successful uses of a group: an addition, which other servers may omit. */
const succeeded = v.optional(count);

/** Totals of all filtered uses; groups without uses are left out. */
export const UsesSummary = v.object({
  count,
  /** The number of successful uses. */
  succeeded: count,
  byBuilding: v.array(v.object({ id: anyId, name: v.string(), count, succeeded })),
  /**
   * Sorted by building and number; null means cards without a unit, and is last. The building's name is
   * an addition, which other servers may omit.
   */
  byUnit: v.array(
    v.object({
      id: v.nullable(anyId),
      number: v.nullable(v.string()),
      building_name: v.optional(v.string()),
      count,
      succeeded,
    }),
  ),
  /** Oldest first. */
  byDay: v.array(v.object({ day, count, succeeded: count })),
  /** Of the closed months that these days are of (D80); no total includes them. */
  adjustments,
});
export type UsesSummary = v.InferOutput<typeof UsesSummary>;

export const usesSummary = call({
  method: 'GET',
  path: '/api/v1/reports/uses/summary',
  summary: 'Returns the totals of the uses report by building, unit and Montevideo day',
  access: 'administrator',
  optional: true,
  query: v.object(USES_FILTERS),
  success: 200,
  answer: UsesSummary,
});
