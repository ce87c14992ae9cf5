import * as v from 'valibot';
import { call } from '../call.ts';
import { day, id } from '../fields.ts';
import { USES_FILTERS } from './reportUses.ts';

const count = v.number();

/** Totals of all uses that the filters leave; groups without uses are not there. */
export const UsesSummary = v.object({
  count,
  /** How many of them were successful. */
  succeeded: count,
  byBuilding: v.array(v.object({ id, name: v.string(), count })),
  /**
   * By building and number; null stands for uses of cards that belong to no unit, and comes last. The
   * building's name is an addition: other servers may leave it out.
   */
  byUnit: v.array(
    v.object({
      id: v.nullable(id),
      number: v.nullable(v.string()),
      building_name: v.optional(v.string()),
      count,
    }),
  ),
  /** Oldest first. */
  byDay: v.array(v.object({ day, count, succeeded: count })),
});
export type UsesSummary = v.InferOutput<typeof UsesSummary>;

export const usesSummary = call({
  method: 'GET',
  path: '/api/v1/reports/uses/summary',
  summary: 'Totals of the uses report by building, unit and Montevideo day, for the same filters',
  access: 'administrator',
  query: v.object(USES_FILTERS),
  success: 200,
  answer: UsesSummary,
});
