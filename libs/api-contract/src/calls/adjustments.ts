import * as v from 'valibot';
import { addition, anyId, anyInstant } from '../answerFields.ts';
import { month, pesos } from '../fields.ts';

/**
 * Why a closed month came to something else: a use that was told after the close, a price that was entered
 * for its days, or what the nightly comparison found.
 */
export const ADJUSTMENT_CAUSES = ['late-use', 'price', 'comparison'] as const;
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
