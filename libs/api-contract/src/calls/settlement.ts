import * as v from 'valibot';
import { call } from '../call.ts';
import { id, month, pesos } from '../fields.ts';
import { buildingFilter } from './reportUses.ts';

const count = v.number();

/** Successful uses of one kind of machine at one price: `total` is `count` times `price`. */
const Line = v.object({
  machine_type: v.picklist(['WASHER', 'DRYER']),
  /** What one use took from the card on its day. */
  price: pesos,
  count,
  total: pesos,
});

/** Successful uses, whatever each cost. */
const Sum = v.object({ count, total: pesos });

/** `failed` uses are in no total. */
const Totals = v.object({ washes: Sum, dries: Sum, failed: count, total: pesos });

/** Rows of the transactions report: payments, and what went back of earlier ones as rows of their own. */
const Prepaid = v.object({ count, amount: pesos, adm_income: pesos });

/** What the uses of a Montevideo month come to (D53). */
export const Settlement = v.object({
  month,
  /** By name; those without any use are there as well. */
  buildings: v.array(
    v.object({
      id,
      name: v.string(),
      /**
       * By number; null stands for cards that belong to no unit, and comes last. Units without uses are not
       * there.
       */
      units: v.array(
        v.object({
          id: v.nullable(id),
          number: v.nullable(v.string()),
          /** Washers before dryers, the earlier price first. */
          lines: v.array(Line),
          failed: count,
          total: pesos,
        }),
      ),
      totals: Totals,
      prepaid: Prepaid,
    }),
  ),
  totals: Totals,
  prepaid: Prepaid,
  /**
   * Those of them in whose income the administration shares: the transactions report of all buildings has no
   * other.
   */
  sharing: v.optional(v.object({ buildings: count, prepaid: Prepaid })),
});
export type Settlement = v.InferOutput<typeof Settlement>;

export const settlement = call({
  method: 'GET',
  path: '/api/v1/reports/settlement',
  summary: 'What the uses of a Montevideo month come to, by building and unit, beside the prepaid income',
  access: 'administrator',
  query: v.object({ month, building: buildingFilter }),
  success: 200,
  answer: Settlement,
});
