import * as v from 'valibot';
import { addition, anyId, anyInstant, month, pesos, buildingFilter } from '../fields.ts';
import { call } from '../call.ts';

/**
 * Why a closed month changed: a use was reported after the close, a price was entered for its days, or the
 * nightly comparison found a difference.
 */
const ADJUSTMENT_CAUSES = ['late-use', 'price', 'comparison'] as const;
export type AdjustmentCause = (typeof ADJUSTMENT_CAUSES)[number];

/** A change of a building's closed month after the close (D80), as differences, which may be negative. */
const Adjustment = v.object({
  month,
  building_id: anyId,
  building_name: v.string(),
  cause: v.fallback(v.picklist(ADJUSTMENT_CAUSES), 'comparison'),
  by: v.string(),
  at: anyInstant,
  total: pesos,
  prepaid: pesos,
  adm_income: pesos,
});
export type Adjustment = v.InferOutput<typeof Adjustment>;

/** Adjustments in the order in which they were made. Other servers may omit them. */
export const adjustments = addition(v.array(Adjustment));

const count = v.number();

/** Successful uses of one kind of machine at one price: `total` is `count` times `price`. */
const Line = v.object({
  machine_type: v.picklist(['WASHER', 'DRYER']),
  price: pesos,
  count,
  total: pesos,
});

/** All successful uses, at any price. */
const Sum = v.object({ count, total: pesos });

/** The totals do not include `failed` uses. */
const Totals = v.object({ washes: Sum, dries: Sum, failed: count, total: pesos });

/** Rows of the transactions report: payments, and refunds of earlier ones as separate rows. */
const Prepaid = v.object({ count, amount: pesos, adm_income: pesos });

/** The sums of the uses in a Montevideo month (D53). */
export const Settlement = v.object({
  month,
  buildings: v.array(
    v.object({
      id: anyId,
      name: v.string(),
      units: v.array(
        v.object({
          id: v.nullable(anyId),
          number: v.nullable(v.string()),
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
  sharing: v.optional(v.object({ buildings: count, prepaid: Prepaid })),
  balance: addition(v.object({ income: pesos, postpaid: pesos, due: pesos })),
  closed_at: addition(v.nullable(anyInstant)),
  adjustments,
});
export type Settlement = v.InferOutput<typeof Settlement>;

export const settlement = call('GET', '/api/v1/reports/settlement', {
  access: 'administrator',
  optional: true,
  query: v.object({ month, building: buildingFilter }),
  answer: Settlement,
});
