import type { Adjustment } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import type { AdjustmentRow } from '../../queries/reports/adjustments.ts';

/** An adjustment as answers have it. */
export const adjustmentOf = ({
  uses_cents,
  prepaid_cents,
  share_cents,
  billing: _,
  at,
  ...row
}: AdjustmentRow): Adjustment => ({
  ...row,
  at: at.toISOString(),
  total: pesosOf(uses_cents),
  prepaid: pesosOf(prepaid_cents),
  adm_income: pesosOf(share_cents),
});
