import * as v from 'valibot';
import { addition, anyId, anyInstant } from '../answerFields.ts';
import { call } from '../call.ts';
import { month, pesos, buildingFilter } from '../fields.ts';

/**
 * Why a closed month came to something else: a use that was told after the close, a price that was entered
 * for its days, or what the nightly comparison found.
 */
const ADJUSTMENT_CAUSES = ['late-use', 'price', 'comparison'] as const;
export type AdjustmentCause = (typeof ADJUSTMENT_CAUSES)[number];

/** What a building's closed month came to differently afterwards (D80). Differences may be negative. */
const Adjustment = v.object({
  /** The closed month. */
  month,
  building_id: anyId,
  building_name: v.string(),
  cause: v.fallback(v.picklist(ADJUSTMENT_CAUSES), 'comparison'),
  /** Who or what caused it. */
  by: v.string(),
  at: anyInstant,
  /** The difference of the uses' total. */
  total: pesos,
  /** The differences of what was prepaid, and of the administration's share. */
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
  /** The price of one use on its day. */
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
  /** Sorted by name, including buildings without any use. */
  buildings: v.array(
    v.object({
      id: anyId,
      name: v.string(),
      /** Sorted by number; null means cards without a unit, and is last. Units without uses are left out. */
      units: v.array(
        v.object({
          id: v.nullable(anyId),
          number: v.nullable(v.string()),
          /** Washers before dryers, earlier prices first. */
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
  /** The buildings whose income the administration shares: the transactions report has no others. */
  sharing: v.optional(v.object({ buildings: count, prepaid: Prepaid })),
  /** What the company and the administration owe each other (D84): `due` above 0 is the company's. */
  balance: addition(v.object({ income: pesos, postpaid: pesos, due: pesos })),
  /** When the month was closed: its figures are kept since then. Null for an open month (D80). */
  closed_at: addition(v.nullable(anyInstant)),
  /** What this month takes of closed months that came to something else; no total includes it. */
  adjustments,
});
export type Settlement = v.InferOutput<typeof Settlement>;

export const settlement = call({
  method: 'GET',
  path: '/api/v1/reports/settlement',
  summary: 'Returns the settlement of a Montevideo month by building and unit, with the prepaid income',
  access: 'administrator',
  optional: true,
  query: v.object({ month, building: buildingFilter }),
  success: 200,
  answer: Settlement,
});
