import * as v from 'valibot';
import { anyId } from '../answerFields.ts';
import { call } from '../call.ts';
import { day, pesos } from '../fields.ts';
import { Machine } from './building.ts';

const count = v.number();

/** The results of a period: uses, and confirmed transactions by currency. */
const result = {
  uses: count,
  income: v.array(v.object({ currency: v.number(), amount: pesos, adm_income: pesos })),
};

/** The data of the portal's welcome page. */
export const Overview = v.object({
  /** This month until now, then the whole last month. */
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...result })),
  /** The last month until the same time of the same day, for a fair comparison with this month. */
  lastUntilSameDay: v.object(result),
  /** Every day of the last month and of this one until today, oldest first. */
  days: v.array(v.object({ day, uses: count })),
  /** Residents that have not confirmed, in total and by building. */
  waiting_residents: count,
  waiting: v.array(v.object({ building_id: anyId, building_name: v.string(), count })),
  /** Machines that failed unusually often in the last 30 days, the worst first; at most 10. */
  failing_machines: v.array(
    v.object({
      ...Machine.entries,
      building_id: anyId,
      building_name: v.string(),
      uses: count,
      failed: count,
    }),
  ),
});
export type Overview = v.InferOutput<typeof Overview>;

export const overview = call({
  method: 'GET',
  path: '/api/v1/administrations/{adminId}/overview',
  summary: 'Returns the key figures of two months, unconfirmed residents and failing machines',
  access: 'administrator',
  optional: true,
  success: 200,
  answer: Overview,
});
